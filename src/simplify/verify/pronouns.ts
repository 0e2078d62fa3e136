import type { Sentence, Token } from '../../core/index.ts';
import type { Fault } from './fault.ts';
import { groupedBy } from './overlapping.ts';
import type { Reading } from './reading.ts';
import { lemmaOf } from './scope.ts';

/** A subject and its verb. */
interface Clause {
  readonly subject: Token;
  readonly verb: Token;
  /** The number of the finite verb, which is more reliable than that of the noun. */
  readonly number: string | undefined;
  readonly isSeveral: boolean;
  readonly isRelative: boolean;
}

/**
 * Pronouns that do not agree with their antecedents: "the offices, which give advice" → "It gives
 * advice.", "die Behörde, die prüft" → "Er prüft." The relative clause of the source shows the antecedent.
 */
export function loosePronouns(source: Reading, candidate: Reading): Fault[] {
  const fresh = candidate.sentences.slice(1).flatMap((each) => clausesIn(each));
  const pronouns = fresh.filter(
    ({ subject }) => isPronoun(subject) && !source.words.has(subject.form.toLowerCase()),
  );
  if (pronouns.length === 0) return [];
  const known = groupedBy(
    source.sentences.flatMap(clausesIn).filter(({ isRelative }) => isRelative),
    (each) => lemmaOf(each.verb),
  );
  return pronouns.flatMap(({ subject, verb }) => {
    const same = known.get(lemmaOf(verb)) ?? [];
    if (same.length === 0 || !same.every((each) => isOff(subject, each, candidate))) return [];
    const [first, last] = subject.start < verb.start ? [subject, verb] : [verb, subject];
    const text = candidate.text.slice(first.start, last.end);
    const because = `“${text}” does not agree with “${same[0].subject.form}”.`;
    return [{ kind: 'pronoun', start: first.start, end: last.end, because }];
  });
}

/** Is a pronoun one of a single thing where there are several, or of another gender? */
function isOff(
  { form, analysis }: Token,
  { subject, number, isSeveral }: Clause,
  reading: Reading,
) {
  const { upos, lemma = '', features = {} } = subject.analysis ?? {};
  if (upos !== 'NOUN') return false;
  const { pronouns = {} } = reading.language.closedClasses ?? {};
  // "sie gibt", but "es gibt" has no antecedent.
  const isSingle =
    (pronouns.Sing?.includes(form.toLowerCase()) ?? false) ||
    (analysis?.features.Number === 'Sing' && /^(?:Masc|Fem)$/.test(analysis.features.Gender ?? ''));
  const isPlural = number === 'Plur' && (features.Number === 'Plur' || isSeveral);
  if (isSingle && isPlural) return true;
  if (number !== 'Sing' || features.Number !== 'Sing') return false;
  const [own, other] = [analysis?.features.Gender, features.Gender];
  if (own === undefined || other === undefined || own === other) return false;
  // "das Mädchen … sie": persons have a gender of their own.
  if (other === 'Neut' || analysis?.features.Number !== 'Sing') return false;
  return (
    reading.language.gender(lemma) === other && subject.form.toLowerCase() === lemma.toLowerCase()
  );
}

const isPronoun = ({ analysis }: Token) =>
  analysis?.upos === 'PRON' &&
  analysis.features.PronType === 'Prs' &&
  analysis.features.Person === '3';

function clausesIn({ tokens }: Sentence): Clause[] {
  return tokens.flatMap((token) => {
    const { relation = '', head = -1, features } = token.analysis ?? {};
    const verb = tokens[head];
    if (relation !== 'nsubj' || verb?.analysis?.upos !== 'VERB') return [];
    // "which" stands for the noun that its clause describes.
    const isRelative = features?.PronType?.includes('Rel') ?? false;
    const subject = isRelative ? tokens[verb.analysis.head] : token;
    if (!subject) return [];
    const at = tokens.indexOf(subject);
    const isSeveral = tokens.some(
      ({ analysis }) => analysis?.head === at && analysis.relation === 'conj',
    );
    const number =
      numberOf(tokens, head) ?? (isRelative ? subject?.analysis?.features.Number : undefined);
    return number === undefined ? [] : [{ subject, verb, number, isSeveral, isRelative }];
  });
}

/** The number of a verb that is finite, or of its own finite auxiliary. */
function numberOf(tokens: readonly Token[], at: number): string | undefined {
  const finite = [
    tokens[at],
    ...tokens.filter(({ analysis }) => analysis?.head === at && /^aux/.test(analysis.relation)),
  ].find(({ analysis }) => analysis?.features.VerbForm === 'Fin');
  return finite?.analysis?.features.Number;
}
