import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { cut, type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isBarred, sharesPreposition } from './neighbours.ts';
import { isNoParticiple } from './read-form.ts';

/** How far from its verb the noun may stand: "took the cost into consideration". */
const FARTHEST = 14;

type Pattern = readonly (readonly string[])[];

/**
 * "made a decision" → "decided": a verb that says little with a noun that says what is done becomes
 * the verb that the noun was made from. Which they are is data of a language (`lightVerbs`).
 */
export function lightVerbs(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { lightVerbs: table } = rules;
  if (!table) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((_, verb) => {
    const { upos, lemma } = tree.at(verb);
    if ((upos !== 'VERB' && upos !== 'AUX') || tree.enclosed[verb]) return;
    if (!Object.hasOwn(table, lemma)) return;
    if (rules.gendered && isNoParticiple(tree, verb, language)) return;
    // "We have to have knowledge of it": the second verb has it.
    if (rules.formsAlike && tree.lower(verb + 1) === rules.littleWords?.infinitive) return;
    // "Der er foretaget en gennemgang af …" → "Der er gennemgået …": nobody is named who does it.
    const nobody = rules.expletives ?? [];
    if (tree.children(verb).some((each) => nobody.includes(tree.lower(each)))) return;
    let best: { readonly stretch: Stretch; readonly by: string } | undefined;
    for (const [pattern, by] of Object.entries(table[lemma])) {
      const stretch = placeOf(tree, verb, patternOf(pattern), rules);
      if (!stretch || (best && length(stretch) <= length(best.stretch))) continue;
      // "had less of an impact on": how much is told before it.
      if (rules.sameAs !== undefined && tree.lower(stretch.first - 1) === rules.sameAs) continue;
      if (sharesPreposition(tree, stretch.last, by, rules)) continue;
      if (opensInfinitive(tree, stretch.last, by)) continue;
      if (isBarred(tree, { first: verb, last: verb }, `${lemma} ${pattern}`, rules)) continue;
      if (rules.gendered && isDoneTo(tree, verb, stretch)) continue;
      // "procédé à la vérification des comptes": "vérifié les comptes", unless the pattern says it itself.
      const end = tree.lower(stretch.last);
      const article = pattern.endsWith(` ${end}`) ? undefined : rules.ofArticles?.[end];
      best = { stretch, by: article === undefined ? by : `${by} ${article}` };
    }
    const proposal = best && rewritten(tree, verb, best.stretch, best.by, language);
    if (proposal) found.push(proposal);
  });
  return found;
}

/** What a verb ends with that an infinitive follows: "mulighed for at" → "kunne _". */
const DOING = ' _';

/** "provide support to train" → "support train": what the last word opens is no noun. */
function opensInfinitive(tree: Tree, last: number, by: string): boolean {
  if (by.endsWith(DOING)) {
    const { upos, lemma, features } = tree.at(last + 1);
    // Taggers leave the form of some infinitives out.
    const isBare = upos === 'VERB' && tree.lower(last + 1) === lemma;
    return (features.VerbForm ?? (isBare ? 'Inf' : '')) !== 'Inf';
  }
  return tree.at(last).upos === 'PART' && !by.split(' ').includes(tree.lower(last));
}

const length = ({ first, last }: Stretch) => last - first;

const patterns = new Map<string, Pattern>();

/** "(a/the) decision/decisions on": alternatives by slashes; in brackets, what may be missing. */
function patternOf(text: string): Pattern {
  const known = patterns.get(text);
  if (known) return known;
  const pattern = text
    .split(' ')
    .map((word) =>
      word.startsWith('(') ? ['', ...word.slice(1, -1).split('/')] : word.split('/'),
    );
  patterns.set(text, pattern);
  return pattern;
}

/** Where the words of a pattern stand beside a verb, when the noun among them belongs to it. */
function placeOf(
  tree: Tree,
  verb: number,
  pattern: Pattern,
  rules: SentenceRules,
): Stretch | undefined {
  const end = Math.min(tree.lastWord, verb + FARTHEST);
  for (let first = verb + 1; first <= end; first++) {
    const last = matchAt(tree, first, pattern, rules);
    if (last === undefined) continue;
    // "a major study of": what tells of the noun would be left alone.
    if (/^(?:ADJ|DET|NUM)$/.test(tree.at(first - 1).upos)) return undefined;
    // "take measures on Canada's decision", "hold farewell meetings": the noun belongs to more.
    if (/^(?:case|compound|nmod:poss|amod)$/.test(tree.at(first - 1).relation)) return undefined;
    // "made a decision that he regretted": what he regretted, not what he decided.
    if (rules.formsAlike && tree.at(last).upos === 'PRON') return undefined;
    return belongs(tree, verb, { first, last }) ? { first, last } : undefined;
  }
  if (!rules.verbSecond) return undefined;
  // Where verbs come last, the noun stands right before its verb.
  for (let first = Math.max(0, verb - 4); first < verb; first++) {
    const last = matchAt(tree, first, pattern, rules);
    if (last === undefined || last < verb - 2) continue;
    if (last === verb - 2 && tree.at(verb - 1).upos !== 'PART') continue;
    return belongs(tree, verb, { first, last }) ? { first, last } : undefined;
  }
  return undefined;
}

function matchAt(
  tree: Tree,
  at: number,
  pattern: Pattern,
  rules: SentenceRules,
  from = 0,
): number | undefined {
  if (from === pattern.length) return at - 1;
  const isLast = from === pattern.length - 1;
  for (const word of pattern[from]) {
    const isOf = isLast && word === rules.of && rules.ofArticles?.[tree.lower(at)] !== undefined;
    if (word !== '' && tree.lower(at) !== word && !isOf) continue;
    const last = matchAt(tree, word === '' ? at : at + 1, pattern, rules, from + 1);
    if (last !== undefined) return last;
  }
  return undefined;
}

function belongs(tree: Tree, verb: number, { first, last }: Stretch): boolean {
  const words = range({ first, last });
  if (words.some((i) => tree.enclosed[i] || tree.isPunctuation(i))) return false;
  const noun = words.find((i) => /^(?:NOUN|ADJ|ADV|VERB)$/.test(tree.at(i).upos));
  if (noun === undefined) return first === verb + 1;
  // Apart from its verb only what hangs on it.
  const near = first === verb + 1 || last === verb - 1;
  const { head, upos } = tree.at(noun);
  // "er lejeren forpligtet til at": the verb itself may hang on the word; "se haga con cobertura
  // pública": an adjective may tell of something else.
  const isTied =
    head === verb || (upos !== 'ADJ' && tree.at(head).head === verb) || tree.at(verb).head === noun;
  if (!near && !isTied) return false;
  const between = first > verb ? range({ first: verb + 1, last: first - 1 }) : [];
  // "haz clic en la casa frente a la tuya": what is done is told already.
  if (last > noun && between.some((i) => tree.at(i).head === verb && tree.relation(i) === 'obj'))
    return false;
  // "Tendo em vista que há a possibilidade de": the noun belongs to another verb.
  const parts = /^(?:CCONJ|SCONJ)$/;
  if (between.some((i) => tree.isPunctuation(i) || parts.test(tree.at(i).upos))) return false;
  // What else is told of the noun would be left without it, unless the pattern says how it goes on.
  return tree
    .children(noun)
    .every((i) => (i >= first && i <= last) || tree.isPunctuation(i) || last > noun || i === verb);
}

function rewritten(
  tree: Tree,
  verb: number,
  stretch: Stretch,
  by: string,
  language: Language,
): Proposal | undefined {
  const [plain, particle = ''] = by.startsWith('|') ? [by.slice(1)] : by.split('|').reverse();
  const [lemma, ...rest] = plain.replace(DOING, '').split(' ');
  const form = shaped(tree, verb, lemma, language);
  if (form === undefined) return undefined;
  if (language.frequency.size > 0 && language.frequency.zipf(form.toLowerCase()) < 2) return;
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const reason = `"${particle}${[lemma, ...rest].join(' ')}" says it in one word.`;
  // "pris mardi la décision de": the preposition stays where the noun stood.
  const isApart = stretch.first > verb + 1 && particle === '' && rest.length > 0;
  const pieces = isApart
    ? laid(tree, verb, stretch, form, rest.join(' '))
    : laid(tree, verb, stretch, `${form}${tail}`, particle);
  return {
    rule: 'replace/light-verb',
    operation: 'rephrase',
    reason,
    pieces,
    dropped: [...range(stretch), verb].sort((a, b) => a - b),
    key: `${tree.at(verb).lemma} ${range(stretch)
      .map((i) => tree.lower(i))
      .join(' ')}`,
  };
}

/** "sarà data comunicazione del voto": in the passive the participle agrees with what is no longer said. */
function isDoneTo(tree: Tree, verb: number, { first, last }: Stretch): boolean {
  const isPassive = tree.child(verb, ['aux:pass']) !== undefined;
  // "ont été mis en place": "créés" would show that they are many, "mis" does not.
  if (isPassive && tree.at(verb).features.Number === undefined) return true;
  const told = tree.children(verb).find((each) => each >= first && each <= last);
  return isPassive && told !== undefined && tree.relation(told).startsWith('nsubj');
}

/** A verb in the shape of another; taggers leave the tense of a participle out. */
function shaped(tree: Tree, verb: number, lemma: string, language: Language): string | undefined {
  const { features, lemma: old } = tree.at(verb);
  // "a fait preuve de": after a helping verb no form stands alone.
  if (features.VerbForm === 'Fin' && tree.at(verb - 1).upos === 'AUX') return undefined;
  const present = { ...features, Tense: 'Pres' };
  // "n'ayant": a participle of the present, which is then taken for one of the past.
  if (features.VerbForm === 'Part' && language.inflect(old, 'VERB', present) === tree.form(verb)) {
    const doing = language.inflect(lemma, 'VERB', present);
    // Where a language has no such participle, a verb whose past is irregular looks like it: "puesto".
    if (doing !== lemma) return doing;
  }
  const form = language.reshape(lemma, tree.sentence, verb)?.form;
  const isBare = tree.lower(verb) === old.toLowerCase();
  if (form !== undefined && (isBare || form.toLowerCase() !== lemma)) return form;
  if (features.VerbForm !== 'Part') return undefined;
  const asked = { Gender: 'Masc', Number: 'Sing', Tense: 'Past', ...features };
  const participle = language.inflect(lemma, 'VERB', asked);
  return participle === lemma ? undefined : participle;
}

/** The verb where the old one stood; a particle of its own where the noun stood, or joined to it. */
function laid(
  tree: Tree,
  verb: number,
  { first, last }: Stretch,
  form: string,
  particle: string,
): Piece[] {
  const { tokens } = tree;
  const own = { start: tokens[verb].start, end: tokens[verb].end };
  if (first === verb + 1) {
    const after = particle === '' ? '' : ` ${particle}`;
    return [{ start: own.start, end: tokens[last].end, parts: [form + after] }];
  }
  if (first > verb) {
    const place =
      particle === ''
        ? { ...cut(tree, { first, last }), parts: [] }
        : { start: tokens[first].start, end: tokens[last].end, parts: [particle] };
    return [{ ...own, parts: [form] }, place];
  }
  // "zur Durchführung zu bringen" → "durchzuführen"
  const between = particle === '' ? range({ first: last + 1, last: verb - 1 }) : [];
  const kept = between.map((i) => `${tree.form(i)} `).join('');
  const joined = particle !== '' && last === verb - 2 ? tree.form(verb - 1) : '';
  const upper = first === 0;
  const text = `${particle}${joined}${kept}${form}`;
  return [
    {
      start: tokens[first].start,
      end: own.end,
      parts: [upper ? upperFirst(text) : text],
    },
  ];
}
