import type { Language } from '../../../../language/index.ts';
import type { DoneBy } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

const LONGEST_SUBJECT = 10;
const LONGEST_ACTOR = 10;
/** So many tokens may stand between the verb and "by". */
const FARTHEST_BY = 4;

interface Passive {
  readonly subject: Stretch;
  readonly verb: number;
  readonly by: number;
  readonly agent: number;
}

/** Who acts: one or more with "by" before each, and where they are from, between commas. */
interface Acting {
  readonly each: readonly { readonly by: number; readonly words: Stretch }[];
  readonly from?: Stretch;
  readonly last: number;
}

/**
 * "O texto foi escrito pelo deputado em maio" → "O deputado escreveu o texto em maio": who does it comes
 * first, where "by" may be one word with the article and the sentence tells nothing else of them.
 */
export function doersFirst(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { doneBy } = rules;
  const verb = tree.root;
  if (!doneBy || tree.at(verb).upos !== 'VERB' || tree.enclosed[verb]) return [];
  const passive = passiveAt(tree, verb, doneBy);
  if (!passive || !isPlainSubject(tree, passive.subject)) return [];
  const acting = actingOf(tree, passive, doneBy, rules);
  if (!acting || !mayStay(tree, acting, doneBy)) return [];
  const { subject, by, agent } = passive;
  const helps = range({ first: subject.last + 1, last: verb - 1 });
  const tense = doneBy.auxiliaries[tree.lower(helps[0])];
  const adverbs = helps.slice(1);
  if (tense === undefined || adverbs.some((i) => !doneBy.adverbs.includes(tree.lower(i))))
    return [];
  // "é dominado por uma cama": how something is, not what somebody does.
  if (tense !== 'Past' && !isDoer(tree, agent, doneBy, rules)) return [];
  const done = language.inflect(tree.at(verb).lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense: tense,
    Number: isMany(tree, passive, acting, doneBy) ? 'Plur' : 'Sing',
    Person: '3',
  });
  if (!done || !isTrusted(done, tree.at(verb).lemma, doneBy, language)) return [];
  if (!isPassiveOf(tree, verb, language)) return [];
  const isFirst = subject.first === 0;
  const whole = spanOf(tree, subject);
  const how = adverbs.map((i) => `${tree.lower(i)} `).join('');
  const between = verb + 1 < by ? [' ', spanOf(tree, { first: verb + 1, last: by - 1 })] : [];
  const parts: Part[] = [
    ...acting.each.flatMap((one, i) => named(tree, one, doneBy, i === 0 && isFirst)),
    ...(acting.from ? [', ', spanOf(tree, acting.from), ','] : []),
    ` ${how}${done} `,
    { ...whole, ...(isFirst && !isName(tree, subject.first) && { casing: 'lower' as const }) },
    ...between,
  ];
  return [
    {
      rule: 'rephrase/doer-first',
      operation: 'rephrase',
      reason: 'Who acts comes first.',
      pieces: [{ start: whole.start, end: endOf(tree, acting), parts }],
      dropped: [helps[0], ...acting.each.map((one) => one.by)],
      key: tree.at(verb).lemma,
    },
  ];
}

/** The comma that closes where somebody is from goes with it. */
function endOf(tree: Tree, { from, last }: Acting): number {
  return tree.tokens[from && last < tree.lastWord ? last + 1 : last].end;
}

/** One of those who act, with the article that was in "by", and what joins them to the one before. */
function named(
  tree: Tree,
  { by, words }: Acting['each'][number],
  doneBy: DoneBy,
  opens: boolean,
): Part[] {
  const before = tree.form(by - 1);
  const isJoined = before === ',' || tree.at(by - 1).upos === 'CCONJ';
  const join = !isJoined ? '' : before === ',' ? ', ' : ` ${before} `;
  const article = doneBy.by[tree.lower(by)];
  const casing = !article && opens ? { casing: 'upper' as const } : {};
  const start = `${join}${opens ? upperFirst(article) : article}${article ? ' ' : ''}`;
  return [...(start ? [start] : []), { ...spanOf(tree, words), ...casing }];
}

function passiveAt(tree: Tree, verb: number, { by, states, lasting }: DoneBy): Passive | undefined {
  if (states.includes(tree.at(verb).lemma)) return undefined;
  const head = tree.subjectOf(verb);
  const subject = head === undefined ? undefined : tree.stretch(head);
  if (!subject || subject.last >= verb - 1 || subject.last - subject.first >= LONGEST_SUBJECT)
    return undefined;
  const cased = range({ first: verb + 1, last: verb + FARTHEST_BY }).find((i) =>
    Object.hasOwn(by, tree.lower(i)),
  );
  const agent = tree.at(cased ?? -1).head;
  if (cased === undefined || agent < cased || tree.at(agent).head !== verb) return undefined;
  if (tree.relation(agent) === 'nsubj') return undefined;
  const isPlain = range({ first: verb + 1, last: cased - 1 }).every(
    (i) => !/^(?:VERB|AUX|CCONJ|SCONJ|PUNCT|PRON)$/.test(tree.at(i).upos),
  );
  // "No Brasil, o comércio …": what opens the sentence stays there.
  const isOpened =
    subject.first === 0 ||
    (tree.form(subject.first - 1) === ',' &&
      !lasting.includes(tree.lower(0)) &&
      range({ first: 0, last: subject.first - 2 }).every(
        (i) => !/^(?:VERB|AUX|PRON|CCONJ|PUNCT)$/.test(tree.at(i).upos) && !isWhose(tree, i),
      ));
  return isPlain && isOpened ? { subject, verb, by: cased, agent } : undefined;
}

/** A noun or name with few words of its own: no "ele", no "sua agonia", whose would be another's. */
function isPlainSubject(tree: Tree, subject: Stretch): boolean {
  return (
    tree.isBalanced(subject) &&
    // "Mesmo os bancos foram comprados por ele": not the banks themselves.
    tree.at(subject.first).upos !== 'ADV' &&
    range(subject).every(
      (i) =>
        !/^(?:PRON|VERB|AUX|SCONJ|PUNCT|CCONJ)$/.test(tree.at(i).upos) &&
        !isWhose(tree, i) &&
        !/Neg|Ind|Tot/.test(tree.at(i).features.PronType ?? ''),
    )
  );
}

function isWhose(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return features.Poss === 'Yes' || (upos === 'DET' && features.PronType === 'Prs');
}

/** Who acts, up to where something else begins; nothing when something is told of them. */
function actingOf(
  tree: Tree,
  { by: first, agent }: Passive,
  doneBy: DoneBy,
  rules: SentenceRules,
): Acting | undefined {
  const each: { by: number; words: Stretch }[] = [];
  let by: number | undefined = first;
  while (by !== undefined) {
    const words: Stretch = { first: by + 1, last: endOfNoun(tree, by + 1, doneBy) };
    if (!isPlainDoer(tree, words) || each.length > 2) return undefined;
    each.push({ by, words });
    // "pelo Senado, pela Câmara e pelo governo"
    const next: number = words.last + 2;
    const isJoined = tree.at(next - 1).upos === 'CCONJ' || tree.form(next - 1) === ',';
    by = isJoined && Object.hasOwn(doneBy.by, tree.lower(next)) ? next : undefined;
  }
  const { words } = each[0];
  const { upos, lemma, features } = tree.at(agent);
  if (agent > words.last || features.NumType || doneBy.notDoers.includes(lemma)) return undefined;
  const isKnown =
    upos === 'PROPN' ||
    doneBy.by[tree.lower(first)] !== '' ||
    tree.child(agent, ['det']) !== undefined ||
    features.Number === 'Plur' ||
    isPersonal(lemma, rules);
  if (!/^(?:NOUN|PROPN)$/.test(upos) || !isKnown) return undefined;
  const { last } = each[each.length - 1].words;
  const from = fromOf(tree, last, doneBy);
  if (!from && tree.form(last + 1) === ',' && doneBy.of.includes(tree.lower(last + 2)))
    return undefined;
  return { each, ...(from && { from }), last: from?.last ?? last };
}

function endOfNoun(tree: Tree, first: number, { of }: DoneBy): number {
  let last = first;
  while (last < tree.lastWord) {
    const isMore = /^(?:NOUN|PROPN|ADJ|DET|NUM)$/.test(tree.at(last + 1).upos);
    if (!isMore && !of.includes(tree.lower(last + 1))) break;
    last++;
  }
  return last;
}

function isPlainDoer(tree: Tree, words: Stretch): boolean {
  return (
    words.last - words.first < LONGEST_ACTOR &&
    tree.isBalanced(words) &&
    range(words).every(
      (i) =>
        !isWhose(tree, i) &&
        !tree.enclosed[i] &&
        /^(?:NOUN|PROPN|ADJ|DET|NUM|ADP)$/.test(tree.at(i).upos),
    )
  );
}

/** "por Ana Gil, da Universidade de Lisboa, num encontro" */
function fromOf(tree: Tree, last: number, { of }: DoneBy): Stretch | undefined {
  if (tree.form(last + 1) !== ',' || !of.includes(tree.lower(last + 2))) return undefined;
  if (tree.at(last).upos !== 'PROPN') return undefined;
  let end = last + 2;
  while (end < tree.lastWord && /^(?:NOUN|PROPN|ADJ|DET|ADP|NUM)$/.test(tree.at(end + 1).upos))
    end++;
  const isClosed = end === tree.lastWord || tree.form(end + 1) === ',';
  return isClosed ? { first: last + 2, last: end } : undefined;
}

/** May what follows who acts stay where it is: nothing, or when, where and what for? */
function mayStay(tree: Tree, { each, from, last }: Acting, doneBy: DoneBy): boolean {
  const { rest, times } = doneBy;
  const next = last + 1;
  if (next > tree.lastWord) return true;
  const after = range({ first: next, last: tree.lastWord });
  const start = tree.form(next) === ',' ? next + 1 : next;
  const word = tree.lower(start);
  // "por moradores do bairro em assembleia": it may belong to the noun; a time does not.
  const isTime = after.some((i) => /^\d/.test(tree.form(i)) || times.includes(tree.lower(i)));
  const isApart = from !== undefined || tree.at(each[0].words.last).upos === 'PROPN';
  const isAfter = tree.at(start).upos === 'ADP' && (isTime || isApart);
  if (!rest.includes(word) && !times.includes(word) && !isAfter) return false;
  // "…, que depois foi preso", "e aprovado": told of somebody.
  return after.every((i) => {
    const { upos, features } = tree.at(i);
    if (upos === 'VERB') return features.VerbForm === 'Inf' && tree.at(i - 1).upos === 'ADP';
    return !/^(?:AUX|SCONJ|PRON)$/.test(upos) && (tree.form(i) !== ',' || i === next);
  });
}

function isDoer(tree: Tree, agent: number, { doers }: DoneBy, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(agent);
  return upos === 'PROPN' || doers.includes(lemma) || isPersonal(lemma, rules);
}

function isMany(tree: Tree, { by, agent }: Passive, { each }: Acting, { byMany }: DoneBy): boolean {
  if (each.length > 1) return true;
  // "pelos Correios": the article of a name tells it.
  const { upos, features } = tree.at(agent);
  if (upos === 'PROPN') return byMany.includes(tree.lower(by));
  return features.Number === 'Plur';
}

/** "expedeu" of "expedir": a form that nobody writes and that is not built like others was made up. */
function isTrusted(form: string, lemma: string, { endings }: DoneBy, language: Language): boolean {
  const stem = (ending: string) => lemma.slice(0, lemma.length - ending.length);
  const isRegular = Object.entries(endings).some(
    ([ending, others]) =>
      lemma.endsWith(ending) && others.some((other) => form === stem(ending) + other),
  );
  return isRegular || language.frequency.zipf(form) > 1;
}

/** Is the word a form of the verb it was read as? Then its other forms can be trusted, too. */
function isPassiveOf(tree: Tree, verb: number, language: Language): boolean {
  const { lemma } = tree.at(verb);
  return ['Masc', 'Fem'].some((Gender) =>
    ['Sing', 'Plur'].some(
      (number) =>
        language.inflect(lemma, 'VERB', { VerbForm: 'Part', Gender, Number: number }) ===
        tree.lower(verb),
    ),
  );
}

function isName(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'PROPN' || /^\p{Lu}.*\p{Lu}/u.test(tree.form(index));
}
