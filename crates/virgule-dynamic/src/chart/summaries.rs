//! What is known of the nodes and routines of a finished program: jumps, joins, and what each routine may begin with.

use crate::chart::program::{First, Node, NodeId, Program};
use std::collections::HashSet;

pub fn complete(program: &mut Program) {
    skip_jumps(program);
    number_joins(program);
    find_first(program);
}

/// Leads all links past nodes with one branch, unless they mark a rule.
fn skip_jumps(program: &mut Program) {
    let mut targets: Vec<NodeId> = (0..program.nodes.len() as NodeId).collect();
    let mut is_known = vec![false; program.nodes.len()];
    let mut path = Vec::new();
    for node in 0..program.nodes.len() as NodeId {
        let mut target = node;
        // Alternatives of a rule may be jumps in a circle; it is left at the node where it closes.
        while !std::mem::replace(&mut is_known[target as usize], true) {
            path.push(target);
            match &program.nodes[target as usize] {
                Node::Split(branches) if branches.len() == 1 && !program.marks.contains_key(&target) => {
                    target = branches[0];
                }
                _ => break,
            }
        }
        let target = targets[target as usize];
        path.drain(..).for_each(|node| targets[node as usize] = target);
    }
    let skip = |node: &mut NodeId| *node = targets[*node as usize];
    for node in &mut program.nodes {
        match node {
            Node::Split(branches) => branches.iter_mut().for_each(skip),
            Node::Class { next, .. } | Node::Call { next, .. } => skip(next),
            Node::Count { body, exit, .. } => [body, exit].into_iter().for_each(skip),
            Node::Increment { count, exit, .. } => [count, exit].into_iter().for_each(skip),
            Node::End => {}
        }
    }
    for routine in &mut program.routines {
        skip(&mut routine.entry);
    }
}

/// Numbers the nodes that are reached in more than one way. Nodes that frames have in common are numbered together.
fn number_joins(program: &mut Program) {
    let count = program.nodes.len();
    let mut ways = vec![0u8; count];
    let mut regions = Regions((0..count as NodeId).collect());
    for (index, node) in program.nodes.iter().enumerate() {
        // One call may return from several frames.
        let several = matches!(node, Node::Call { .. });
        for next in node.successors() {
            ways[next as usize] = ways[next as usize].saturating_add(1 + u8::from(several));
            regions.join(index as NodeId, next);
        }
    }
    for routine in &program.routines {
        let entry = &mut ways[routine.entry as usize];
        *entry = entry.saturating_add(1);
    }
    let mut joins = vec![0; count];
    let mut numbered = vec![0u32; count];
    for (node, _) in ways.iter().enumerate().filter(|(_, ways)| **ways > 1) {
        let region = regions.of(node as NodeId) as usize;
        numbered[region] += 1;
        joins[node] = numbered[region];
    }
    for routine in &mut program.routines {
        routine.joins = numbered[regions.of(routine.entry) as usize];
    }
    program.joins = joins;
}

struct Regions(Vec<NodeId>);

impl Regions {
    fn of(&mut self, node: NodeId) -> NodeId {
        let mut root = node;
        while self.0[root as usize] != root {
            let above = self.0[self.0[root as usize] as usize];
            self.0[root as usize] = above;
            root = above;
        }
        root
    }

    fn join(&mut self, one: NodeId, other: NodeId) {
        let (one, other) = (self.of(one), self.of(other));
        self.0[one.max(other) as usize] = one.min(other);
    }
}

/// Finds what routines begin with: a routine is looked at again when one that it may begin with has changed.
fn find_first(program: &mut Program) {
    let count = program.routines.len();
    let (mut users, mut uses) = (vec![Vec::new(); count], HashSet::new());
    // Routines are declared by those that call them, so the last ones are known first.
    let mut open: Vec<u32> = (0..count as u32).collect();
    let mut is_open = vec![true; count];
    let mut seen = vec![u32::MAX; program.nodes.len()];
    let mut turn = 0;
    while let Some(routine) = open.pop() {
        is_open[routine as usize] = false;
        let mut first = First::default();
        let mut nodes = vec![program.routines[routine as usize].entry];
        turn += 1;
        while let Some(node) = nodes.pop() {
            if std::mem::replace(&mut seen[node as usize], turn) == turn {
                continue;
            }
            match &program.nodes[node as usize] {
                Node::Class { class, .. } => {
                    let class = &program.classes[*class as usize];
                    let [low, high, rest @ ..] = class.first_bytes();
                    first.unite(&First { ascii: [low, high], other: rest != [0; 2], empty: false });
                }
                Node::Call { routine: called, next, .. } => {
                    let begins = program.routines[*called as usize].first;
                    first.unite(&First { empty: false, ..begins });
                    nodes.extend(begins.empty.then_some(*next));
                    if uses.insert((*called, routine)) {
                        users[*called as usize].push(routine);
                    }
                }
                Node::Count { min, body, exit, .. } => {
                    nodes.push(*body);
                    nodes.extend((*min == 0).then_some(*exit));
                }
                // Reached at once only if the iteration was empty.
                Node::Increment { exit, .. } => nodes.push(*exit),
                Node::Split(branches) => nodes.extend(branches),
                Node::End => first.empty = true,
            }
        }
        if program.routines[routine as usize].first.unite(&first) {
            for &user in &users[routine as usize] {
                if !std::mem::replace(&mut is_open[user as usize], true) {
                    open.push(user);
                }
            }
        }
    }
}
