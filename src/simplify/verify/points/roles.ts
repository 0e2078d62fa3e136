import type { Sentence, Token } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import { lostPassives } from '../lost-passives.ts';
import { groupedBy } from '../overlapping.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { turnedCases } from '../turned-cases.ts';
import { turnedParticles } from '../turned-particles.ts';
import type { Verdict } from '../verdict.ts';

/** Who does what to whom: a verb with its agent and patient. */
interface Event {
  readonly verb: Token;
  readonly agent: Token;
  readonly patient: Token;
}

/** Who did what to whom, by lemma, across active and passive. */
export function roles(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const [lost] = lostPassives(source, candidate);
  if (lost) {
    const places = ({ subject, verb }: typeof lost.before) => [subject, verb];
    const [before, after] = [places(lost.before), places(lost.after)];
    const because = `${said(source, before)} became ${said(candidate, after)}: the person acted on is now the one who acts.`;
    return [verdict('roles', 'changed', because, before, after)];
  }
  const reflexive = lostReflexive(source, candidate, replacements);
  if (reflexive) {
    const because = `The new text leaves out ${said(source, [reflexive])}: the verb now acts on somebody else.`;
    return [verdict('roles', 'lost', because, [reflexive])];
  }
  const [turned] = turnedCases(source, candidate, replacements);
  if (turned) {
    const { before, after } = turned;
    const because = `${said(source, [before])} became ${said(candidate, [after])}: the roles are swapped.`;
    return [verdict('roles', 'changed', because, [before], [after])];
  }
  const [marked] = turnedParticles(source, candidate);
  if (marked) {
    const places = [marked.subject, marked.object];
    const because = `The new text swaps the roles of ${said(source, places)}.`;
    return [verdict('roles', 'changed', because, places)];
  }
  const events = candidate.once('events by words', () =>
    groupedBy(eventsOf(candidate), ({ verb, agent, patient }) => keyOf([agent, verb, patient])),
  );
  for (const before of eventsOf(source)) {
    // Who did it and to whom it was done have changed places.
    const after = events.get(keyOf([before.patient, before.verb, before.agent]))?.[0];
    const places = (event: Event) => [event.agent, event.verb, event.patient];
    if (!after && isReordered(before, candidate)) {
      const because = `The new text swaps the roles in ${said(source, places(before))}.`;
      return [verdict('roles', 'changed', because, places(before))];
    }
    if (!after) continue;
    const because = `${said(source, places(before))} became ${said(candidate, places(after))}: the roles are swapped.`;
    return [verdict('roles', 'changed', because, places(before), places(after))];
  }
  return [];
}

/** "you must register yourself" → "you must register": a reflexive pronoun left out on its own. */
function lostReflexive(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Token | undefined {
  const isReflexive = ({ analysis }: Token) => analysis?.features.Reflex === 'Yes';
  const count = ({ tokens }: Reading) => tokens.filter(isReflexive).length;
  if (count(source) <= count(candidate)) return undefined;
  const cut = replacements.find(
    ({ source: [own, ...more], candidate: other }) =>
      own && isReflexive(own) && more.length + other.length === 0,
  );
  const [pronoun] = cut?.source ?? [];
  const own = source.sentences.find(({ tokens }) => tokens.includes(pronoun));
  const verb = own?.tokens[pronoun?.analysis?.head ?? -1];
  return verb && candidate.words.has(verb.form.toLowerCase()) ? pronoun : undefined;
}

/**
 * Where nouns have no cases, word order shows who acts: "dogs chase cats" → "cats chase dogs",
 * also where a parser takes the same word for the subject again.
 */
function isReordered(before: Event, candidate: Reading): boolean {
  const { words } = candidate;
  const { agent, verb, patient } = before;
  if (agent.analysis?.features.Case !== undefined || !words.has(verb.form.toLowerCase()))
    return false;
  if (!(agent.start < verb.start && verb.start < patient.start)) return false;
  const known = candidate.once('reordered', () => new Map<string, boolean>());
  const key = [agent, verb, patient].map(({ form }) => form.toLowerCase()).join('\n');
  const found = known.get(key) ?? hasOrder(before, candidate);
  known.set(key, found);
  return found;
}

/** Does a sentence have the patient, the verb and the agent in this order? */
function hasOrder({ agent, verb, patient }: Event, candidate: Reading): boolean {
  return sentencesWith([agent, verb, patient], candidate).some(({ tokens }) => {
    const at = (token: Token) =>
      tokens.findIndex((each) => each.form.toLowerCase() === token.form.toLowerCase());
    const [first, middle, last] = [at(patient), at(verb), at(agent)];
    const isPassive = tokens.some(
      ({ analysis }) => analysis?.head === middle && /:pass$/.test(analysis.relation),
    );
    return first >= 0 && first < middle && middle < last && !isPassive;
  });
}

/** The sentences that have the rarest of some words. */
function sentencesWith(words: readonly Token[], reading: Reading): readonly Sentence[] {
  const byForm = reading.once('sentences by form', () => {
    const found = new Map<string, Set<Sentence>>();
    for (const sentence of reading.sentences) {
      for (const { form } of sentence.tokens) {
        const key = form.toLowerCase();
        const list = found.get(key);
        if (list) list.add(sentence);
        else found.set(key, new Set([sentence]));
      }
    }
    return found;
  });
  const lists = words.map(({ form }) => byForm.get(form.toLowerCase()) ?? new Set<Sentence>());
  return [...lists.reduce((least, list) => (list.size < least.size ? list : least))];
}

const keyOf = (words: readonly Token[]) => words.map(lemmaOf).join('\n');

const lemmaOf = ({ form, analysis }: Token) => (analysis?.lemma ?? form).toLowerCase();

function eventsOf(reading: Reading): readonly Event[] {
  return reading.once('events', () => reading.sentences.flatMap(eventsIn));
}

function eventsIn({ tokens }: Sentence): Event[] {
  return tokens.flatMap((verb, at) => {
    if (verb.analysis?.upos !== 'VERB') return [];
    let [agent, patient]: [Token | undefined, Token | undefined] = [undefined, undefined];
    let [isPassive, isHelped] = [false, false];
    for (const token of tokens) {
      const { head, relation } = token.analysis ?? {};
      if (head !== at) continue;
      if (/:pass$/.test(relation ?? '')) isPassive = true;
      if (/^aux/.test(relation ?? '')) isHelped = true;
      // Pronouns may refer to anyone.
      if (!/^(?:NOUN|PROPN)$/.test(token.analysis?.upos ?? '')) continue;
      if (relation === 'nsubj') agent = token;
      else if (relation === 'nsubj:pass' || relation === 'obj') patient = token;
      else if (relation === 'obl:agent' || relation === 'obl:agent:pass') agent = token;
    }
    if (isPassive && agent?.analysis?.relation === 'nsubj') [agent, patient] = [undefined, agent];
    if (!isPassive && !isHelped && isSurelyOther(agent, patient, verb))
      [agent, patient] = [patient, agent];
    // "A snapshot trims the snapshot": the nouns alone do not show which of them acts.
    if (!agent || !patient || lemmaOf(agent) === lemmaOf(patient)) return [];
    return [{ verb, agent, patient }];
  });
}

/** "Diese Unterlagen prüft das Amt": the number of the verb shows which noun is its subject. */
function isSurelyOther(agent: Token | undefined, patient: Token | undefined, verb: Token): boolean {
  const [own, other, wanted] = [agent, patient, verb].map(
    (each) => each?.analysis?.features.Number,
  );
  if (verb.analysis?.features.VerbForm !== 'Fin') return false;
  return own !== undefined && own !== wanted && other === wanted;
}
