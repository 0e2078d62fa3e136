import type { Features } from '../../core/index.ts';
import type { Node, Tree } from './tree.ts';

const SUBJECTS = ['nsubj', 'nsubj:pass', 'csubj', 'csubj:pass', 'expl', 'nsubj:outer'];

/** The subject of a predicate, wherever the parser hung it: on the verb or on its auxiliary. */
export function subjectOf(tree: Tree, verb: number): Node | undefined {
  const own = subjectAt(tree, verb);
  if (own) return own;
  for (const { index } of helpersOf(tree, verb)) {
    const found = subjectAt(tree, index);
    if (found) return found;
  }
  return undefined;
}

/** A prepositional phrase is not a subject, whatever the tree says. */
function subjectAt(tree: Tree, verb: number): Node | undefined {
  return tree
    .childNodes(verb)
    .find(
      ({ relation, index, upos }) =>
        SUBJECTS.includes(relation) &&
        (upos === 'VERB' ||
          !tree
            .childNodes(index)
            .some((child) => child.relation === 'case' && child.index < index)),
    );
}

/** The auxiliaries and the copula of a predicate, in order. */
export function helpersOf(tree: Tree, verb: number): Node[] {
  return tree.childNodes(verb).filter(({ relation }) => /^(?:aux|cop)/.test(relation));
}

/** The word that carries tense and person: the verb itself, an auxiliary or the copula. */
export function finiteOf(tree: Tree, verb: number): Node | undefined {
  const node = tree.at(verb);
  const helpers = helpersOf(tree, verb);
  const finite = helpers.find(isFiniteForm);
  if (finite || helpers.length > 0) return finite;
  if (node.upos !== 'VERB' && node.upos !== 'AUX') return undefined;
  return isFiniteForm(node) || mayBeFinite(tree, node) ? node : undefined;
}

/** A finite verb with its own subject. */
export function isClause(tree: Tree, verb: number): boolean {
  return finiteOf(tree, verb) !== undefined && subjectOf(tree, verb) !== undefined;
}

function isFiniteForm({ features, upos }: Node): boolean {
  return features.VerbForm === 'Fin' || (upos === 'AUX' && features.VerbForm === undefined);
}

/** Taggers err between forms written alike: with a subject and no helper, what can be finite is. */
function mayBeFinite(tree: Tree, node: Node): boolean {
  if (
    tree.childNodes(node.index).some(({ relation, upos }) => relation === 'mark' && upos === 'PART')
  )
    return false;
  const hasSubject = subjectOf(tree, node.index) !== undefined;
  if (!hasSubject && node.relation !== 'conj') return false;
  const present = finiteForm(tree, node.lemma, { Tense: 'Pres', Number: 'Sing' });
  const past = finiteForm(tree, node.lemma, { Tense: 'Past', Number: 'Sing' });
  if (!hasSubject) {
    const participle = tree.language.inflect(node.lemma, 'VERB', PAST_PARTICIPLE);
    const isOwn = (form: string | undefined) => form === node.lower && form !== node.lemma;
    return isOwn(present) || (isOwn(past) && past !== participle);
  }
  if (node.lower === past || node.lower === present) return true;
  const plural = finiteForm(tree, node.lemma, { Tense: 'Pres', Number: 'Plur' });
  return node.features.VerbForm === 'Inf' && node.lower === plural;
}

const PAST_PARTICIPLE: Features = { VerbForm: 'Part', Tense: 'Past' };

/** A finite form of the indicative; third person by default. */
export function finiteForm(
  tree: Tree,
  lemma: string,
  features: Features,
  upos: 'VERB' | 'AUX' = 'VERB',
): string | undefined {
  const all = { VerbForm: 'Fin', Mood: 'Ind', Person: '3', ...features };
  return tree.language.inflect(lemma, upos, all);
}

/** The past tense and the past participle are the same word. */
export function hasFormsAlike(tree: Tree, { lemma, lower }: Node): boolean {
  const past = finiteForm(tree, lemma, { Tense: 'Past', Number: 'Sing' });
  return past === lower && tree.language.inflect(lemma, 'VERB', PAST_PARTICIPLE) === lower;
}

/** Whatever a tagger says: is a form the participle of its lemma? */
export function isParticipleLike(tree: Tree, at: number): boolean {
  const { lemma, lower } = tree.at(at);
  return tree.language.inflect(lemma, 'VERB', PAST_PARTICIPLE) === lower;
}

/** A participle, by the tagger or by its lemma, and no finite form. */
export function isParticipleOnly(tree: Tree, at: number): boolean {
  const isParticiple = tree.at(at).features.VerbForm === 'Part' || isParticipleLike(tree, at);
  return isParticiple && !hasFiniteForm(tree, at);
}

/** Is a form a finite form of its lemma? */
export function hasFiniteForm(tree: Tree, at: number): boolean {
  const { lemma, lower, upos } = tree.at(at);
  const kind = upos === 'AUX' ? 'AUX' : 'VERB';
  return ['Pres', 'Past'].some((tense) =>
    ['Sing', 'Plur'].some(
      (number) => finiteForm(tree, lemma, { Tense: tense, Number: number }, kind) === lower,
    ),
  );
}

export function tenseOf(tree: Tree, verb: number): string | undefined {
  const finite = finiteOf(tree, verb);
  if (!finite) return undefined;
  if (finite.features.VerbForm === 'Fin' || finite.index !== verb)
    return finite.features.Tense ?? 'Pres';
  const past = finiteForm(tree, finite.lemma, { Tense: 'Past', Number: 'Sing' });
  return past === finite.lower ? 'Past' : 'Pres';
}

/** Is a noun phrase plural: by its form, or because more than one is named? */
export function isPlural(tree: Tree, noun: number): boolean {
  const { features } = tree.at(noun);
  const isTagged = features.Number === 'Plur' && !isSingularByOthers(tree, noun);
  if (isTagged || tree.is(noun, 'plural-pronoun')) return true;
  return tree
    .childNodes(noun)
    .some(
      ({ relation, index }) =>
        relation === 'conj' &&
        tree.childNodes(index).some((each) => each.relation === 'cc' && tree.is(each.index, 'and')),
    );
}

/** A tagger knows less of a foreign noun ("die App") than its article and its verb do. */
function isSingularByOthers(tree: Tree, noun: number): boolean {
  const { relation, head } = tree.at(noun);
  const article = tree.child(noun, 'det')?.features.Number;
  const verb = /^nsubj/.test(relation) && head >= 0 ? finiteOf(tree, head) : undefined;
  return article === 'Sing' && verb?.features.Number === 'Sing';
}

export function numberOf(tree: Tree, noun: number): 'Sing' | 'Plur' {
  return isPlural(tree, noun) ? 'Plur' : 'Sing';
}

export function personOf(tree: Tree, noun: number): string {
  return tree.at(noun).upos === 'PRON' ? (tree.at(noun).features.Person ?? '3') : '3';
}
