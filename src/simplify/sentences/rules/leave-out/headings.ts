import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { hasEnding } from '../clauses/endings.ts';
import { readStretch, wholeSentence } from '../clauses/reread.ts';

/** "History The town …": the first words are a heading, which no reader needs here. */
export function headingOf(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { headings: known = [] } = rules;
  const ending = titleEnd(tree, rules) ?? readTitleEnd(tree, rules, language);
  if (ending !== undefined) {
    const title = { first: 0, last: ending - 1 };
    const reason = 'It is a title that ran into the sentence.';
    return dropping(tree, title, 'drop/heading', reason, 'title');
  }
  for (let last = LONGEST_HEADING - 1; last >= 0; last--) {
    const words = tree.tokens.slice(0, last + 1).map((token) => token.form.toLowerCase());
    const capital = /^\p{Lu}/u.test(tree.form(last + 1));
    if (!known.includes(words.join(' ')) || !capital || tree.tokens.length < last + 6) continue;
    if (!mayFollow(tree, last, language)) continue;
    const reason = 'It is a heading that ran into the sentence.';
    return dropping(tree, { first: 0, last }, 'drop/heading', reason, words.join(' '));
  }
  return undefined;
}

/** A name or a word that opens sentences; "History Channel" stays whole, "Early years Smith was born" does not. */
function mayFollow(tree: Tree, last: number, language: Language): boolean {
  if (/^(?:DET|PRON|ADP|SCONJ|ADV)$/.test(tree.at(last + 1).upos)) return true;
  if (tree.at(last).head === tree.root) return true;
  if (last === 0) return false;
  return wholeSentence(tree, [{ first: last + 1, last: tree.lastWord }], language) !== undefined;
}

const LONGEST_HEADING = 4;

/** Where a sentence begins after a title: "Camelus dromedarius Le dromadaire est …". */
function titleEnd(tree: Tree, rules: SentenceRules): number | undefined {
  const { titleEnds = [], afterBracket = [], toldOfNames } = rules;
  // "La Voix Les Sports": a name with two articles; "Anne Le Brun, née à Paris": somebody's.
  const isPerson = (_: unknown, i: number) =>
    Object.hasOwn(toldOfNames?.participles ?? {}, tree.lower(i));
  if (titleEnds.includes(tree.lower(0)) || tree.tokens.some(isPerson)) return undefined;
  const ending = tree.tokens.findIndex(
    ({ form }, i) => i > 0 && /^\p{Lu}/u.test(form) && titleEnds.includes(tree.lower(i)),
  );
  // "Terminator 2 : Le Jugement dernier", "Jean de La Fontaine": the article is part of a name.
  if (ending < 1 || ending > LONGEST_TITLE || OPENING.test(tree.at(ending - 1).upos))
    return undefined;
  // "Thanks For The Quick Service": every word has a capital.
  if (/^\p{Lu}/u.test(tree.form(ending + 1)) && titleEnds.includes(tree.lower(ending + 1)))
    return undefined;
  const isVerb = (i: number) => i > ending + 1 && afterBracket.includes(tree.lower(i));
  const finite = tree.finiteOf(tree.root) ?? -1;
  if (finite <= ending + 1 && !tree.tokens.some((_, i) => isVerb(i))) return undefined;
  const title = tree.tokens.slice(0, ending).map((_, i) => tree.lower(i));
  const rest = tree.tokens.slice(ending).map(({ form }) => form.toLowerCase());
  if (` ${rest.join(' ')} `.includes(` ${title.join(' ')} `)) return ending;
  // "Louis Le Vau est …": a name that goes on.
  const isNext = /^\p{Ll}/u.test(tree.form(ending + 1));
  if (ending === 1 && (!isNext || tree.at(0).upos === 'VERB')) return undefined;
  // A title has no verb and few little words; "Loup de Tasmanie, Loup marsupial Le thylacine": two.
  const isPlain = (word: string, i: number) =>
    word.length > 3 && !OPENING.test(tree.at(i).upos) && tree.at(i).upos !== 'ADV';
  const isPart = (word: string, i: number) =>
    COMMAS.has(word)
      ? /^\p{Lu}/u.test(tree.form(i + 1))
      : !/^(?:ADV|PRON|AUX|VERB|[SC]CONJ)$/.test(tree.at(i).upos);
  const isLong = ending > 4 || title.some((word) => COMMAS.has(word));
  return title.every(isLong && isNext ? isPart : isPlain) ? ending : undefined;
}

/** What a name or clause goes on after. */
const OPENING = /^(?:ADP|CCONJ|SCONJ|PRON|AUX|PUNCT)$/;
const LONGEST_TITLE = 9;

/** "Railways The valley was too steep": both parts read apart, one is no sentence and one is. */
function readTitleEnd(tree: Tree, rules: SentenceRules, language: Language): number | undefined {
  const { titleEnds = [], reread } = rules;
  if (!reread) return undefined;
  const ending = tree.tokens.findIndex(
    (_, i) => i > 0 && i <= LONGEST_TITLE && opensSentence(tree, i, titleEnds),
  );
  if (ending < 1 || tree.tokens.length - ending < SHORTEST_REST) return undefined;
  // "In The dark", "He wrote The house": the capital is a title's own.
  const { upos } = tree.at(ending - 1);
  // "Tributes The league was": who does nothing is no verb.
  const isMany = upos === 'VERB' && hasEnding(tree.form(ending - 1), rules);
  if (OPENING.test(tree.at(0).upos) || (NO_END.test(upos) && !isMany)) return undefined;
  const title = readStretch(tree, { first: 0, last: ending - 1 }, language);
  if (title.tokens.some((_, i) => title.isFinite(i) || NO_TITLE.test(title.at(i).upos)))
    return undefined;
  const rest = wholeSentence(tree, [{ first: ending, last: tree.lastWord }], language);
  return rest ? ending : undefined;
}

/** A capital in the middle of what is written small, or after a number or before a comma. */
function opensSentence(tree: Tree, at: number, titleEnds: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(tree.form(at))) return false;
  if (tree.at(at).upos === 'ADV' && COMMAS.has(tree.form(at + 1))) return true;
  const isApart = /^\p{Ll}/u.test(tree.form(at + 1)) || /^\d+$/.test(tree.form(at - 1));
  return isApart && titleEnds.includes(tree.lower(at));
}

const NO_END = /^(?:ADP|CCONJ|SCONJ|PRON|AUX|PUNCT|DET|PART|VERB)$/;
const NO_TITLE = /^(?:AUX|PRON|SCONJ)$/;
const SHORTEST_REST = 5;
