import type { Features, Span, Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { isCompound } from './known-forms.ts';

const CASES = ['Nom', 'Acc', 'Dat', 'Gen'];
const NUMBERS = ['Sing', 'Plur'];

/**
 * "eine Pauschalen", "dem Bankkontos": a determiner and its noun, with adjectives between at most, of
 * which no cell of the one paradigm fits any of the other. Tags do not tell, since a tagger makes a
 * noun agree with its determiner; the tables of forms do.
 */
export function determinerClash(
  tokens: readonly Token[],
  at: number,
  language: Language,
): Span | undefined {
  const { form, analysis, start } = tokens[at];
  const head = analysis?.head ?? -1;
  if (analysis?.upos !== 'DET' || head <= at || head > at + FARTHEST) return undefined;
  const between = tokens.slice(at + 1, head);
  // "ein paar Tage": what stands between has a case, too.
  if (between.some(({ analysis: own }) => own?.upos !== 'ADJ' || !own.features.Case)) {
    return undefined;
  }
  // "einer solchen Lage": the second of two is declined like an adjective.
  if (tokens.some((each, i) => i < at && each.analysis?.head === head && isDeterminer(each))) {
    return undefined;
  }
  const noun = tokens[head];
  if (noun.analysis?.upos !== 'NOUN' || !/^\p{L}+$/u.test(noun.form)) return undefined;
  // "die Haupt- und Nebenstelle", "Ihr Mozilla-Konto": a part of a word.
  if (tokens[head + 1]?.form.startsWith('-')) return undefined;
  const determiner = language.cells(form).filter(({ Case }) => Case !== undefined);
  if (determiner.length === 0) return undefined;
  const cells = nounCells(noun, language);
  // A form that is in no cell is unknown to the tables.
  if (cells.length === 0) return undefined;
  const fits = determiner.some((cell) => cells.some((each) => agrees(cell, each)));
  return fits ? undefined : { start, end: noun.end };
}

const FARTHEST = 3;

function agrees(determiner: Features, noun: Features): boolean {
  return Object.entries(determiner).every(
    ([name, value]) => noun[name] === undefined || noun[name] === value,
  );
}

const isDeterminer = ({ analysis }: Token) => analysis?.upos === 'DET';

/** Lemmas that are so much rarer than a form of theirs were guessed: "Roll" of "Rolle". */
const RARER = 1;
/** A lemma that is the form itself is believed of words so common. */
const COMMON = 3.5;

/** The cells of a noun that contain its form; none if its lemma is uncertain. */
function nounCells({ form, analysis }: Token, language: Language): Features[] {
  const { lemma = '', features = {} } = analysis ?? {};
  const lower = form.toLowerCase();
  const isOwnLemma = lemma.toLowerCase() === lower;
  const [zipf, own] = [lemma, form].map((word) => language.frequency.zipf(word.toLowerCase()));
  const isSure = isOwnLemma ? own >= COMMON : zipf > 0 && zipf >= own - RARER;
  const isLong = own === 0 && isCompound(lemma.toLowerCase(), language);
  if (!isSure && !isLong) return [];
  const gender = features.Gender === language.gender(lemma) ? features.Gender : undefined;
  return NUMBERS.flatMap((number) =>
    CASES.flatMap((value) => {
      const cell = { ...features, Number: number, Case: value };
      const isCell = language.inflect(lemma, 'NOUN', cell)?.toLowerCase() === lower;
      // "dem Ergebnis", of which the table has the older form; "die Rechte" with a guessed lemma.
      const mayBe = isOwnLemma && (number === 'Plur' || value !== 'Gen');
      if (!isCell && !mayBe) return [];
      return [{ Number: number, Case: value, ...(gender && { Gender: gender }) }];
    }),
  );
}
