//! Style sheets.
//!
//! Text inherits its colour, and boxes are translucent. So one style sheet works on light and dark pages, and with
//! rustdoc's three themes.

pub const DIAGRAM: &str = "\
.virgule-rail{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace}
.virgule-rail path{fill:none;stroke:#8a8f98;stroke-width:2}
.virgule-rail text{fill:currentColor;text-anchor:middle}
.virgule-rail rect{fill:#4a7fd41c;stroke:#4a7fd4;stroke-width:1.5}
.virgule-rail .text rect{fill:#2f9e441f;stroke:#2f9e44}
.virgule-rail .field rect{fill:#e8930c2e;stroke:#d9822b;stroke-width:2}
.virgule-rail .imported rect{stroke-dasharray:5 3}
.virgule-rail .core rect{fill:#8a8f981c;stroke:#8a8f98}
.virgule-rail .cell{stroke:#2f9e4480;stroke-width:1}
.virgule-rail .exact text{text-decoration:underline}
.virgule-rail .comment{font-style:italic;font-size:12px}
.virgule-rail .name{text-anchor:start;font-weight:bold}
.virgule-rail a:hover rect{stroke-width:3}
";

/// Additional style of a diagram in a separate file.
pub const ALONE: &str = "\
svg{color:#1f2328;background:#fff}
@media (prefers-color-scheme:dark){svg{color:#d7dde4;background:#14181d}}
";

pub const PAGE: &str = "\
:root{color-scheme:light dark;--ink:#1f2328;--quiet:#5d6671;--paper:#fff;--shade:#f5f6f8;--edge:#dfe3e8;--link:#1a5fb4;
--amber:#9a5b00;--leaf:#20752f}
@media (prefers-color-scheme:dark){:root{--ink:#d7dde4;--quiet:#97a1ac;--paper:#14181d;--shade:#1b2027;--edge:#2d343d;
--link:#7db3f5;--amber:#e6a75c;--leaf:#74c586}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;color:var(--ink);background:var(--paper);font:16px/1.5 system-ui,sans-serif;display:grid;
grid-template-columns:15rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1rem 2rem 1.5rem;background:var(--shade);
border-right:1px solid var(--edge);font-size:14px}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav h2{font-size:12px;text-transform:uppercase;letter-spacing:.06em;color:var(--quiet);margin:1rem 0 .3rem}
nav li a{display:block;padding:1px 0;overflow-wrap:anywhere}
main{padding:1.5rem 2.5rem 4rem;max-width:72rem}
h1{font-size:1.7rem;line-height:1.25;margin:0 0 .3rem}
main>h2{margin:3rem 0 .5rem;padding-bottom:.3rem;border-bottom:1px solid var(--edge);font-size:1.3rem}
h3{font:600 1.05rem ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;margin:0 0 .4rem;display:flex;
flex-wrap:wrap;gap:.3rem .6rem;align-items:baseline}
h3>a{color:inherit}
a{color:var(--link);text-decoration:none}
a:hover{text-decoration:underline}
.quiet{color:var(--quiet)}
.badge{font:12px system-ui,sans-serif;padding:0 .55em;border-radius:1em;border:1px solid currentColor}
.badge.field{color:var(--amber)}
.badge.start{color:var(--leaf)}
.badge.from{color:var(--quiet);border-style:dashed}
section{padding:1.1rem 0 1.2rem}
section+section{border-top:1px solid var(--edge)}
section:target h3>a{background:#e8930c40}
.track{overflow-x:auto;padding:.2rem 0}
.track svg{display:block}
pre{margin:.5rem 0 0;padding:.6rem .9rem;background:var(--shade);border-radius:6px;overflow-x:auto;
font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace}
pre i{color:var(--quiet)}
pre b{font-weight:normal;color:var(--leaf)}
.used{margin:.4rem 0 0;font-size:13px;color:var(--quiet)}
table{border-collapse:collapse;margin:1rem 0;font-size:14px}
td,th{text-align:left;vertical-align:top;padding:.3rem 1.2rem .3rem 0;border-bottom:1px solid var(--edge)}
th{font-weight:600;color:var(--quiet)}
td:nth-child(-n+2){white-space:nowrap}
code{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace}
details{margin:1rem 0}
summary{cursor:pointer;color:var(--quiet)}
.legend{font-size:13px;color:var(--quiet);display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;align-items:center;margin:.6rem 0}
.legend svg{display:inline-block;vertical-align:middle;margin-right:.35rem}
@media (max-width:56rem){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;
border-bottom:1px solid var(--edge)}nav ul{columns:12rem}main{padding:1rem}}
@media print{nav{display:none}body{display:block}section{break-inside:avoid}}
";
