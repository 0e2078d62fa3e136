import type { Token } from '../../core/index.ts';
import { groupedBy } from './overlapping.ts';
import type { Reading } from './reading.ts';
import { lemmaOf } from './scope.ts';

/** A verb, its subject, and whether it is passive. */
interface Clause {
  readonly verb: Token;
  readonly subject: Token;
  readonly isPassive: boolean;
  readonly hasObject: boolean;
}

/** A clause of the source and the one that turned it. */
export interface LostPassive {
  readonly before: Clause;
  readonly after: Clause;
}

/**
 * "I want to be informed" → "I want to inform": the person acted on is now the one who acts. A
 * thing, however, may be the subject of both: "The office is closed" → "The office closes".
 */
export function lostPassives(source: Reading, candidate: Reading): LostPassive[] {
  const passives = clausesOf(source).filter(({ isPassive }) => isPassive);
  if (passives.length === 0) return [];
  const verbs = candidate.once('clauses by words', () => groupedBy(clausesOf(candidate), wordsOf));
  return passives.flatMap((before) => {
    const same = verbs.get(wordsOf(before)) ?? [];
    const after = same.find((each) => !each.isPassive && doesIt(each));
    return after && same.every(({ isPassive }) => !isPassive) ? [{ before, after }] : [];
  });
}

const wordsOf = ({ verb, subject }: Clause) => `${lemmaOf(verb)}\n${lemmaOf(subject)}`;

function doesIt({ verb, subject, hasObject }: Clause): boolean {
  if (!/^(?:Fin|Inf)$/.test(verb.analysis?.features.VerbForm ?? '')) return false;
  return hasObject || isPerson(subject);
}

const isPerson = ({ form, analysis }: Token): boolean =>
  analysis?.upos === 'PRON' &&
  (/^[12]$/.test(analysis.features.Person ?? '') ||
    // "Sie"
    (analysis.features.Person === '3' && /^\p{Lu}\p{L}/u.test(form)));

function clausesOf(reading: Reading): readonly Clause[] {
  return reading.once('clauses with subjects', () =>
    reading.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((verb, at) => {
        if (verb.analysis?.upos !== 'VERB') return [];
        const subject = subjectOf(tokens, at);
        const own = tokens.filter(({ analysis }) => analysis?.head === at);
        const has = (pattern: RegExp) =>
          own.some(({ analysis }) => pattern.test(analysis?.relation ?? ''));
        // "Die Tür öffnet sich": reflexive.
        const isReflexive = own.some(({ analysis }) => analysis?.features.Reflex === 'Yes');
        if (!subject || isReflexive || !isActor(subject) || isOff(subject, verb)) return [];
        const isPassive = has(/^aux:pass$/);
        return [{ verb, subject, isPassive, hasObject: has(/^obj$/) }];
      }),
    ),
  );
}

const isActor = ({ analysis }: Token) =>
  /^(?:NOUN|PROPN)$/.test(analysis?.upos ?? '') || analysis?.features.PronType === 'Prs';

/** Does a noun differ in number from its verb? Then it is not the subject, whatever the parser says. */
function isOff({ analysis: a }: Token, { analysis: b }: Token): boolean {
  const [own, other] = [a?.features.Number, b?.features.Number];
  return (
    b?.features.VerbForm === 'Fin' && own !== undefined && other !== undefined && own !== other
  );
}

/** The subject of a verb, or of the one that it completes: "I want to be informed". */
function subjectOf(tokens: readonly Token[], verb: number): Token | undefined {
  for (let at = verb, steps = 0; at >= 0 && steps < MOST_STEPS; steps++) {
    const own = tokens.find(
      ({ analysis }) => analysis?.head === at && /^nsubj(?::pass)?$/.test(analysis.relation),
    );
    if (own) return own;
    const { relation = '', head = -1 } = tokens[at].analysis ?? {};
    if (!/^(?:xcomp|conj)/.test(relation)) return undefined;
    at = head;
  }
  return undefined;
}

const MOST_STEPS = 3;
