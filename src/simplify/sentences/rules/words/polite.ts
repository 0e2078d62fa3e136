import type { Language } from '../../../../language/index.ts';
import type { PoliteEnding, PoliteStems } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { COMPOUND_VERB, plainStem } from './compound-verb.ts';
import { isBarred } from './neighbours.ts';

/** What a sentence ends with, and what stands there instead: the stem of its verb and the rest. */
interface Ending extends Stretch {
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** What follows the stem. */
  readonly rest: string;
}

/**
 * "本が出た。" → "本が出ました。": easy Japanese has one polite style, so that no text mixes both. Easier
 * phrases at the end are looked up in their polite form, or left.
 */
export function politely(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const last = sentenceEnding(tree, rules, language);
  if (!last) return proposals;
  const endings = [last, ...clauseEndings(tree, rules, language)];
  const touches = ({ pieces }: Proposal, { first, last }: Ending) =>
    pieces.some(
      ({ start, end }) => start < tree.tokens[last].end && end > tree.tokens[first].start,
    );
  return [
    ...proposals.filter((each) => !endings.some((ending) => touches(each, ending))),
    ...endings.flatMap((ending) => {
      const compound = proposals.find(
        (each) => each.rule === COMPOUND_VERB && touches(each, ending),
      );
      // The first that may be said is taken.
      return [
        ...(compound ? politeCompound(tree, rules, language, compound, ending) : []),
        ...politePhrase(tree, rules, ending),
        proposed(ending.pieces, range(ending), 'ending'),
      ];
    }),
  ];
}

/** Is the sentence made polite? */
export function endsPolitely(tree: Tree, rules: SentenceRules, language: Language): boolean {
  return sentenceEnding(tree, rules, language) !== undefined;
}

function sentenceEnding(tree: Tree, rules: SentenceRules, language: Language): Ending | undefined {
  const last = tree.lastWord;
  if (tree.form(last + 1) !== rules.stop || last + 2 !== tree.tokens.length) return undefined;
  return politeEnding(tree, last, rules, language);
}

/** "寒いが、人が多い。" → "寒いですが、人が多いです。": a clause of the same rank before the last one. */
function clauseEndings(tree: Tree, rules: SentenceRules, language: Language): Ending[] {
  const found: Ending[] = [];
  for (let at = 2; at < tree.lastWord; at++) {
    if (!rules.polite?.links.includes(tree.form(at)) || !COMMAS.has(tree.form(at + 1))) continue;
    if (tree.at(at).relation !== 'mark' || !isOfSentence(tree, tree.at(at).head, rules)) continue;
    const ending = politeEnding(tree, at - 1, rules, language);
    if (ending) found.push(ending);
  }
  return found;
}

/** Does a clause stand beside the last one, over others that go on and "the fact that"? */
function isOfSentence(tree: Tree, clause: number, { polite }: SentenceRules): boolean {
  let at = clause;
  for (let { head } = tree.at(at); head !== tree.root; { head } = tree.at(at)) {
    const isFact = tree.relation(head) !== 'ccomp' && polite?.facts.includes(tree.form(head));
    const goesOn = tree.relation(at) === 'advcl' || polite?.facts.includes(tree.form(at));
    if (head < 0 || !(goesOn || isFact)) return false;
    at = head;
  }
  return true;
}

function proposed(pieces: readonly Piece[], dropped: readonly number[], key: string): Proposal {
  return {
    rule: 'rephrase/polite',
    operation: 'rephrase',
    reason: 'The polite style is taught first.',
    pieces,
    dropped,
    key,
  };
}

const LONGEST = 6;

/** "ことが可能である。" → "ことができます。", by the entry of "ことが可能です". */
function politePhrase(
  tree: Tree,
  rules: SentenceRules,
  { first: from, last, text }: Ending,
): Proposal[] {
  for (let first = Math.max(0, from - LONGEST); first <= from; first++) {
    const before = tree.tokens.slice(first, from).map(({ form }) => form);
    const phrase = before.join('') + text;
    const easier = rules.phrases?.[phrase];
    if (easier === undefined || tree.enclosed[first]) continue;
    if (isBarred(tree, { first, last }, phrase, rules)) continue;
    return [proposed([pieceOf(tree, { first, last }, easier)], range({ first, last }), 'phrase')];
  }
  return [];
}

function politeEnding(
  tree: Tree,
  last: number,
  { polite }: SentenceRules,
  language: Language,
): Ending | undefined {
  if (!polite || tree.enclosed[last]) return undefined;
  for (const each of polite.endings) {
    const first = firstOf(tree, last, each.ends);
    if (first === undefined || !follows(tree, first - 1, each, language)) continue;
    if (each.as === undefined) return undefined;
    const verb = Math.min(first, last + 1) - 1;
    const stem = each.stem && stemOf(tree, verb, each.stem, polite.stems, language);
    if (each.stem && stem === undefined) continue;
    const from = stem === undefined && first <= last ? first : verb;
    const said = stem ?? (first > last ? tree.form(verb) : '');
    // What denies is written by itself, so that it is not missed.
    const pieces =
      first > last || said === ''
        ? [pieceOf(tree, { first: from, last }, said + each.as)]
        : [
            pieceOf(tree, { first: verb, last: verb }, said),
            pieceOf(tree, { first, last }, each.as),
          ];
    return { first: from, last, pieces, text: said + each.as, rest: each.as };
  }
  return undefined;
}

/** "購入した。" → "買いました。", "購入できた。" → "買うことができました。" */
function politeCompound(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  { key, pieces, dropped: [first] }: Proposal,
  { first: verb, last, text, rest }: Ending,
): Proposal[] {
  if (verb !== first + 1) return [];
  const said = pieces[pieces.length - 1].parts.join('');
  const isHelped = said.endsWith(tree.form(verb));
  const stem = isHelped
    ? said.slice(0, said.length - tree.form(verb).length) + text.slice(0, text.length - rest.length)
    : plainStem(key, rules, language);
  if (!stem) return [];
  // What denies is written by itself, so that it is not missed.
  const written =
    verb === last
      ? [pieceOf(tree, { first, last }, stem + rest)]
      : [
          pieceOf(tree, { first, last: verb }, stem),
          pieceOf(tree, { first: verb + 1, last }, rest),
        ];
  return [proposed([...pieces.slice(0, -1), ...written], range({ first, last }), 'compound')];
}

/** Where whole words begin that make up this ending; after the last word for none. */
function firstOf(tree: Tree, last: number, ends: string): number | undefined {
  let [first, found] = [last + 1, ''];
  while (found.length < ends.length && first > 1) found = tree.form(--first) + found;
  return found === ends ? first : undefined;
}

function follows(
  tree: Tree,
  before: number,
  { after = [''], upos, word }: PoliteEnding,
  language: Language,
): boolean {
  if (upos && !upos.includes(tree.at(before).upos)) return false;
  const form = tree.form(before);
  const end = after.find((each) => form.endsWith(each));
  if (end === undefined || word === undefined) return end !== undefined;
  // "強かった" is of "強い", whatever the tagger says.
  const known = form.slice(0, form.length - end.length) + word;
  return /\p{Script=Han}/u.test(known) && language.frequency.zipf(known) > 0;
}

function pieceOf(tree: Tree, { first, last }: Stretch, text: string): Piece {
  return { start: tree.tokens[first].start, end: tree.tokens[last].end, parts: [text] };
}

/** "行っ" of "行く" → "行き": the stem before polite endings, by the last sound of the dictionary form. */
function stemOf(
  tree: Tree,
  index: number,
  kind: 'dictionary' | 'past' | 'negative',
  stems: PoliteStems,
  language: Language,
): string | undefined {
  if (!/^(?:VERB|AUX|ADJ)$/.test(tree.at(index).upos)) return undefined;
  const zipf = (word: string) => language.frequency.zipf(word);
  const form = tree.form(index);
  const sound = form[form.length - 1];
  const lemma = knownLemma(form, stems.lemmas[tree.at(index).lemma] ?? tree.at(index).lemma, kind);
  const row = stems.rows[lemma[lemma.length - 1]];
  if (row === undefined) return undefined;
  const changed = form.slice(0, -1) + row.stem;
  if (kind !== 'dictionary') {
    if (row[kind].includes(sound)) return changed;
    return lemma.endsWith(stems.one) || stems.kept.includes(sound) ? form : undefined;
  }
  const stem = (word: string) => language.inflect(word, 'VERB', { VerbForm: 'Conv' });
  // "言える" of "言う": what one can do.
  if (sound !== lemma[lemma.length - 1]) return sound === stems.one ? stem(form) : undefined;
  if (sound !== stems.one) return changed;
  return form !== lemma && stem(lemma)?.endsWith(row.stem) ? changed : stem(form);

  /** "奪っ" is of "奪う", not "奪る", which nobody writes. */
  function knownLemma(form: string, lemma: string, kind: 'dictionary' | 'past' | 'negative') {
    const sounds = Object.keys(stems.rows).filter((each) =>
      stems.rows[each].past.startsWith(sound),
    );
    if (kind !== 'past' || sounds.length < 2 || form.slice(0, -1) !== lemma.slice(0, -1))
      return lemma;
    // "学び" is known where "学ぶ" is not.
    const known = (word: string) => {
      const end = stems.rows[word[word.length - 1]]?.stem ?? '';
      return Math.max(zipf(word), zipf(word.slice(0, -1) + end) - 2);
    };
    const forms = sounds.map((each) => form.slice(0, -1) + each);
    const best = forms.reduce((one, each) => (known(each) > known(one) + 1 ? each : one), lemma);
    return known(best) > 0 ? best : '';
  }
}
