import type { Language } from '../../../language/index.ts';
import { type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';
import { isPersonal } from './person.ts';
import { antecedentAgain, pronounFor, subjectAgain } from './subject.ts';
import { tenseOf, thirdPerson } from './third-person.ts';

const SHORTEST = 3;

/** "…, making it …" → "… . It made it …" is told by who acts; only a clear subject is repeated. */
export function participles(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const data = rules.participles;
  if (!data || !rules.repeatSubject) return [];
  const found: Proposal[] = [];
  const subject = tree.subjectOf(tree.root);
  const finite = tree.finiteOf(tree.root);
  if (subject === undefined || finite === undefined) return [];
  // "has made five albums, starting with …": that is over.
  const over = data.perfect?.includes(tree.at(finite).lemma) && finite !== tree.root;
  const tense = over ? 'Past' : tenseOf(tree, finite, language);
  if (!tense) return [];
  for (const clause of tree.children(tree.root)) {
    if (tree.relation(clause) !== 'advcl' || clause < tree.root) continue;
    const word = tree.lower(clause);
    const clausal = data.clausal?.[word] === tree.lower(clause + 1);
    if (!word.endsWith(data.ending) || (data.except.includes(word) && !clausal)) continue;
    const stretch = tree.stretch(clause);
    if (!stretch || stretch.last < tree.lastWord || !tree.isBalanced(stretch)) continue;
    if (
      tree.children(clause).some((each) => /^(?:mark|nsubj|aux|cop|cc)$/.test(tree.relation(each)))
    ) {
      continue;
    }
    let comma = stretch.first;
    if (tree.form(comma) !== ',') comma--;
    const words = range({ first: comma + 1, last: clause });
    if (tree.form(comma) !== ',' || words.length > 2 || tree.lastWord - clause < 2) continue;
    if (comma <= SHORTEST) continue;
    // "It led him to a career as a doctor, specializing in …": he did, not what led him there.
    const isOther = tree.at(subject).upos === 'NOUN' && !isPersonal(tree.at(subject).lemma, rules);
    if (isOther && isPersonal(tree.at(comma - 1).lemma, rules)) continue;
    // "bags, sporting goods, camping gear": one of a list.
    if (tree.at(clause + 1).upos === 'NOUN' && tree.form(clause + 2) === ',') continue;
    // "reform, strengthening the army, improving the post": one of several.
    const several = range({ first: tree.root + 1, last: comma - 1 }).some(
      (i) =>
        tree.form(i) === ',' &&
        tree.lower(i + 1).endsWith(data.ending) &&
        !data.except.includes(tree.lower(i + 1)),
    );
    if (several && tree.formsAlike) continue;
    // "woodcut, engraving and etching": the same.
    if (tree.at(clause + 1).upos === 'CCONJ') continue;
    const adverb = words.length === 2 ? tree.lower(words[0]) : '';
    const result = adverb ? data.results[adverb] : undefined;
    // ", later claiming that …": the adverb goes along.
    const along = data.along?.includes(adverb) ? `${adverb} ` : '';
    if (adverb && result === undefined && !along) continue;
    // "making landfall" is what the subject does, "making it hard" and "causing damage" what all that does.
    const light = Object.hasOwn(rules.lightVerbs ?? {}, tree.at(clause).lemma);
    // "making it the best": what all that did.
    const { upos: next } = tree.at(clause + 1);
    const bare =
      (light && next === 'NOUN' && tree.lower(clause + 2) !== 'to') ||
      (isLight(tree, clause, rules) && !(next === 'PRON' && tree.at(clause + 2).upos === 'DET'));
    // "He moved, leaving his wife behind": he did, to what is his.
    const object = tree.child(clause, ['obj']);
    const isOwn = object !== undefined && tree.child(object, ['nmod:poss']) !== undefined;
    const event =
      !bare && !along && !isOwn && data.events?.includes(tree.at(clause).lemma)
        ? data.results['']
        : undefined;
    const whole = result ?? event;
    // "was measured, using a rod": who did it is not told.
    const isActedOn = tree.children(tree.root).some((i) => tree.at(i).relation === 'aux:pass');
    if (isActedOn && data.means?.includes(tree.at(clause).lemma)) continue;
    // "She was congratulated by Ann, wishing her luck": it is Ann who does.
    const doer = tree.child(tree.root, ['obl:agent']);
    if (doer !== undefined && doer < clause && !data.events?.includes(tree.at(clause).lemma))
      continue;
    // "until Steven looked at them, pointing out a gap": it may be Steven who does.
    if (whole === undefined && hasClause(tree, tree.root + 1, comma - 1)) continue;
    // "The appeal is successful and Ann returns, moving in": it is Ann who does.
    const second = tree
      .children(tree.root)
      .some(
        (i) =>
          i > tree.root &&
          i < comma &&
          tree.relation(i) === 'conj' &&
          tree.subjectOf(i) !== undefined,
      );
    if (second && whole === undefined) continue;
    // "hope to win, following others": what is hoped for is not yet done.
    if (whole === undefined && hasInfinitive(tree)) continue;
    const article = tree.child(subject, ['det']);
    const isNew = article !== undefined && rules.indefinite?.includes(tree.lower(article));
    // "Wolfe joined it, serving as its head": whose head is not what Wolfe is.
    const its = tree.tokens.some((_, i) => rules.persons?.thingPronouns?.includes(tree.lower(i)));
    const isName = tree.at(subject).upos === 'PROPN';
    const plain = subjectAgain(tree, subject, rules);
    const pronoun = plain && !(isName && its) ? pronounFor(tree, subject, rules) : plain;
    const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
    const again =
      whole ??
      (isNew && pronoun !== Sing && pronoun !== Plur
        ? antecedentAgain(tree, subject, rules)
        : pronoun);
    const form = again && finiteForm(tree, clause, subject, tense, language, whole !== undefined);
    if (!form) continue;
    const piece = {
      start: tree.tokens[comma - 1].end,
      end: tree.tokens[clause].end,
      parts: [rules.stop ?? '. ', `${again} ${along}${form}`],
    };
    // "killing four and injuring eleven": the second goes with the first.
    const joined = [clause];
    for (const verb of joined) {
      for (const each of tree.children(verb)) {
        if (tree.relation(each) === 'conj' && tree.lower(each).endsWith(data.ending))
          joined.push(each);
      }
    }
    joined.shift();
    const forms = joined.map((each) =>
      finiteForm(tree, each, subject, tense, language, whole !== undefined),
    );
    if (forms.includes(undefined)) continue;
    const others = joined.map((each, i) => ({
      start: tree.tokens[each].start,
      end: tree.tokens[each].end,
      parts: [forms[i] as string],
    }));
    found.push({
      rule: 'split/participle',
      operation: 'split',
      reason: 'Each action has its own sentence.',
      pieces: [piece, ...others],
      dropped: [clause, ...joined],
      key: tree.at(clause).lemma,
    });
  }
  return found;
}

/** "making heavy use of": the noun says what is done, and the subject does it. */
function isLight(tree: Tree, verb: number, { lightVerbs = {} }: SentenceRules): boolean {
  const object = tree.child(verb, ['obj']);
  if (object === undefined || tree.child(object, ['det', 'nmod:poss']) !== undefined) return false;
  return (
    Object.hasOwn(lightVerbs, tree.at(verb).lemma) && tree.at(object).features.Number === 'Sing'
  );
}

function finiteForm(
  tree: Tree,
  verb: number,
  subject: number,
  tense: string,
  language: Language,
  singular: boolean,
): string | undefined {
  const plural = tree.at(subject).features.Number === 'Plur' && !singular;
  return thirdPerson(language, tree.at(verb).lemma.toLowerCase(), tense, plural);
}

/** Does the main verb only lead to another: "hopes to win"? */
function hasInfinitive(tree: Tree): boolean {
  return tree
    .children(tree.root)
    .some((each) => tree.relation(each) === 'xcomp' && tree.child(each, ['mark']) !== undefined);
}

/** Is there a clause with a conjunction and a subject of its own? */
function hasClause(tree: Tree, first: number, last: number): boolean {
  return range({ first, last }).some((i) => {
    const { relation, head } = tree.at(i);
    return relation === 'mark' && tree.subjectOf(head) !== undefined;
  });
}
