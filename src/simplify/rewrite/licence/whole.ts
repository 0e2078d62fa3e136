import type { Tree } from '../tree.ts';
import { finiteOf, hasFormsAlike, subjectOf, tenseOf } from '../verbs.ts';
import type { Licence } from './proposal.ts';

/** Parsed alone, each new sentence is one sentence with a finite verb and a subject. */
export const whole: Licence = ({ tree, built, read }) => {
  const wasWhole = isWhole(tree);
  for (const { text, isItem } of built) {
    if (isItem || text.endsWith(':')) continue;
    const trees = read(text);
    if (trees.length !== 1) return `“${text}” is read as ${trees.length} sentences`;
    const [fresh] = trees;
    if (mayBeParticiple(fresh) && tenseOf(tree, tree.root) !== 'Past')
      return `“${fresh.at(fresh.root).form}” may be a participle`;
    if (isWhole(fresh) || (isRequest(tree) && isRequest(fresh))) continue;
    if (wasWhole || built.length > 1) return `“${text}” has no subject or no finite verb`;
  }
  return undefined;
};

function isWhole(tree: Tree): boolean {
  const verb = tree.root;
  const opener = tree.nodes.find(({ upos }) => upos !== 'PUNCT');
  const isRelative =
    opener !== undefined && tree.rules.isIn('relative-opener', opener.lower) && opener.head >= 0;
  const isSubordinate = tree
    .childNodes(verb)
    .some(
      ({ relation, upos, index }) =>
        relation === 'mark' &&
        upos === 'SCONJ' &&
        tree.onlyMarks(0, index) &&
        !tree.is(index, 'coordinator'),
    );
  return (
    finiteOf(tree, verb) !== undefined &&
    subjectOf(tree, verb) !== undefined &&
    !isRelative &&
    !isSubordinate &&
    !hangs(tree)
  );
}

/** "Time spent on tasks": of two homographs, the past tense occurs with other past tenses. */
function mayBeParticiple(tree: Tree): boolean {
  const verb = tree.at(tree.root);
  const isAlone = finiteOf(tree, tree.root)?.index === tree.root;
  const subject = subjectOf(tree, tree.root);
  return (
    isAlone &&
    subject?.upos !== 'PRON' &&
    verb.lower !== verb.lemma &&
    verb.features.Mood === undefined &&
    hasFormsAlike(tree, verb)
  );
}

/** A verb without a subject that may be an imperative. */
function isRequest(tree: Tree): boolean {
  const { upos, features } = tree.at(tree.root);
  const isVerb = upos === 'VERB' && features.VerbForm !== 'Part';
  return isVerb && subjectOf(tree, tree.root) === undefined && !hangs(tree);
}

/** A sentence that ends with a word which something must follow. */
function hangs(tree: Tree): boolean {
  const last = tree.nodes.findLast(({ upos }) => upos !== 'PUNCT');
  if (!last) return true;
  if (/^(?:CCONJ|SCONJ)$/.test(last.upos)) return true;
  return last.upos === 'ADP' && last.relation !== 'compound:prt';
}
