#!/usr/bin/env bash
# What the action runs: checks all grammars, and fails if one of the checks did. The inputs are in the environment, so that
# no text of a workflow becomes a command.
set -uo pipefail
shopt -s globstar nullglob

# shellcheck disable=SC2206
files=($FILES)
if [ ${#files[@]} -eq 0 ]; then
    echo "::error title=no-files::no file matches the pattern"
    exit 2
fi

status=0
warnings=()
[ "$DENY_WARNINGS" = true ] && warnings=(--deny-warnings)
virgule grammar check --format github "${warnings[@]}" -- "${files[@]}" || status=1

if [ "$FMT" = true ]; then
    virgule grammar fmt --check -- "${files[@]}" || status=1
fi

if [ "$TEST" = true ]; then
    for file in "${files[@]}"; do
        if [ -f "${file%.abnf}.toml" ]; then
            virgule grammar test --format github -- "$file" || status=1
        fi
    done
fi
exit "$status"
