import { type Fail, unknown } from '../pattern/grammar.ts';
import { type Binding, nodeOf } from '../pattern/match.ts';
import type { Grammar, Part, SetTerm, Template } from '../rule.ts';
import type { Tree } from '../tree.ts';
import { MAKERS } from './makers.ts';
import { made, type Piece, piecesOf, type Replaced, tidied } from './piece.ts';
import { SETS, wordsOf } from './sets.ts';

const NO_SPACE_BEFORE = /^[,.:;?]/u;

/**
 * Compiles a template: words as they are written, and slots in braces.
 *
 * @example compileTemplate('{again(N)} {V - R}', names, grammar, fail)
 */
export function compileTemplate(
  text: string,
  names: ReadonlySet<string>,
  grammar: Grammar,
  fail: Fail,
): Template {
  return text
    .split(/(\{[^}]*\})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{')
        ? slot(part.slice(1, -1), names, grammar, fail)
        : { kind: 'words', words: part.split(/\s+/u) },
    );
}

const CALL = /^([a-z][a-z-]*)\(([^)]*)\)$/;
const NAME = /^([A-Z][A-Za-z0-9]*)(!|\.np)?$/;

function slot(text: string, names: ReadonlySet<string>, grammar: Grammar, fail: Fail): Part {
  const [first, ...rest] = text.split(/\s+-\s+/u).map((term) => term.trim());
  const call = CALL.exec(first);
  if (call && call[1] in MAKERS) {
    if (rest.length > 0) fail(`nothing can be subtracted from "${first}"`);
    return maker(call[1], call[2], names, grammar, fail);
  }
  const without = rest.map((term) => compileSet(term, names, fail));
  return { kind: 'set', from: compileSet(first, names, fail), without };
}

function maker(
  name: string,
  text: string,
  names: ReadonlySet<string>,
  grammar: Grammar,
  fail: Fail,
): Part {
  const args = text.split(',').map((arg) => arg.trim());
  const { nodes, names: maps } = MAKERS[name];
  if (args.length !== nodes + maps)
    fail(`"${name}" takes ${nodes + maps} arguments, not ${args.length}`);
  for (const [i, arg] of args.entries()) {
    if (i < nodes && !names.has(arg)) fail(`"${arg}" in "${name}(${text})" is not bound`);
    if (i >= nodes && !(arg in grammar.maps)) fail(unknown('map', arg, Object.keys(grammar.maps)));
  }
  return { kind: 'maker', maker: name, args };
}

/** `V`, `V!`, `V.np`, `all`, `until(V)`. */
export function compileSet(text: string, names: ReadonlySet<string>, fail: Fail): SetTerm {
  const name = NAME.exec(text);
  if (name) {
    if (!names.has(name[1])) fail(`"${name[1]}" is not bound`);
    const set = name[2] === '!' ? 'word' : name[2] === '.np' ? 'phrase' : 'span';
    return { set, nodes: [name[1]] };
  }
  const call = CALL.exec(text);
  const set = call?.[1] ?? text;
  const nodes = call ? call[2].split(',').map((arg) => arg.trim()) : [];
  const known = SETS[set];
  if (!known) fail(unknown('function', set, [...Object.keys(SETS), ...Object.keys(MAKERS)]));
  if (known.takes !== nodes.length) fail(`"${set}" takes ${known.takes} nodes`);
  for (const each of nodes) if (!names.has(each)) fail(`"${each}" in "${text}" is not bound`);
  return { set, nodes };
}

/** The pieces of a template; undefined where a word cannot be made. */
export function fill(
  template: Template,
  tree: Tree,
  binding: Binding,
  replaced?: Replaced,
): Piece[] | undefined {
  const out: Piece[] = [];
  for (const part of template) {
    const pieces = fillPart(part, tree, binding, replaced);
    if (!pieces) return undefined;
    const [first, ...rest] = pieces;
    if (!first) continue;
    const isSpaced = out.length > 0 ? !NO_SPACE_BEFORE.test(first.text) : first.isSpaced;
    out.push({ ...first, isSpaced }, ...rest);
  }
  return out;
}

function fillPart(
  part: Part,
  tree: Tree,
  binding: Binding,
  replaced: Replaced | undefined,
): Piece[] | undefined {
  switch (part.kind) {
    case 'words':
      return part.words.map((word) => ({
        ...made(word),
        isSpaced: !NO_SPACE_BEFORE.test(word),
      }));
    case 'maker': {
      const { nodes } = MAKERS[part.maker];
      const bound = part.args.slice(0, nodes).map((name) => nodeOf(binding, name));
      const known = bound.filter((node) => node !== undefined);
      if (known.length < nodes) return undefined;
      return MAKERS[part.maker].make(tree, known, part.args.slice(nodes));
    }
    case 'set': {
      const words = wordsOf(part.from, tree, binding);
      if (!words) return undefined;
      const gone = new Set<number>();
      for (const term of part.without) {
        const less = wordsOf(term, tree, binding);
        if (!less) return undefined;
        for (const at of less) gone.add(at);
      }
      return piecesOf(
        tree,
        tidied(
          tree,
          words.filter((at) => !gone.has(at)),
        ),
        replaced,
      );
    }
  }
}
