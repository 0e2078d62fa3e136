import type { Upos } from '../../core/index.ts';
import { type Binding, fits, matches, nodeOf } from './pattern/match.ts';
import type { Rule, TreeRepair } from './rule.ts';
import type { NodeChange, Tree } from './tree.ts';

const MOST = 8;

/** Corrects known parser errors, rule by rule, before any other rule reads the tree. */
export function repaired(tree: Tree): Tree {
  return tree.rules.repairs.reduce((mended, rule) => {
    let now = mended;
    for (let count = 0; count < MOST; count++) {
      const next = mendedOnce(now, rule);
      if (!next) return now;
      now = next;
    }
    return now;
  }, tree);
}

function mendedOnce(tree: Tree, rule: Rule): Tree | undefined {
  for (const binding of matches(rule.steps, tree)) {
    if (rule.guards.some(({ steps }) => fits(steps, tree, binding))) continue;
    let now: Tree | undefined = tree;
    for (const repair of rule.repairs) now = now && applied(now, repair, binding);
    if (now && now !== tree) return now;
  }
  return undefined;
}

/** The tree with one node changed; the same where it is so already, none where it would be a cycle. */
function applied(tree: Tree, repair: TreeRepair, binding: Binding): Tree | undefined {
  const at = nodeOf(binding, repair.node);
  if (at === undefined) return undefined;
  const node = tree.at(at);
  const head = repair.head === undefined ? node.head : nodeOf(binding, repair.head);
  if (head === undefined || (head !== node.head && tree.isUnder(head, at))) return undefined;
  const relation = repair.relation ?? node.relation;
  const upos = (repair.upos ?? node.upos) as Upos;
  const isSame = head === node.head && relation === node.relation && upos === node.upos;
  const change: NodeChange = { head, relation, upos };
  return isSame ? tree : tree.with(new Map([[at, change]]));
}
