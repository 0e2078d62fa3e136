import type { Features, Sentence, Token } from '../../core/index.ts';
import type { Agreement } from '../language.ts';
import type { AgreementRules, WordFamilies } from './agreement-rules.ts';
import { casedAs } from './casing.ts';

/** The properties of the language on which agreement depends. */
export interface AgreementContext {
  readonly rules: AgreementRules;
  readonly families: WordFamilies;
  inherent(lemma: string): Features;
  inflect(lemma: string, upos: string, features: Features): string | undefined;
  /** Does this part of speech inflect for this feature? */
  marks(upos: string, feature: string): boolean;
}

/** The neighbours that must change when a token becomes `form` of `lemma`. */
export function agreementOf(
  context: AgreementContext,
  sentence: Sentence,
  index: number,
  lemma: string,
  form: string,
): Agreement[] {
  const changes = new Changes(sentence, index, form);
  const token = sentence.tokens[index];
  const noun = token.analysis?.upos === 'NOUN' || token.analysis?.upos === 'PROPN';
  const now = noun ? ownFeatures(context, token) : {};
  const old = context.inherent(token.analysis?.lemma ?? '');
  const wanted = noun ? followed(context, now, old, context.inherent(lemma)) : {};
  if (Object.keys(wanted).length > 0) {
    followNoun(context, sentence, index, now, wanted, changes);
  }
  followOnsets(context, sentence, index, { ...now, ...wanted }, changes);
  contract(context.rules, sentence, changes);
  return changes.list();
}

/** The new forms, and why each of them changed. */
class Changes {
  private readonly sentence: Sentence;
  private readonly changed = new Map<number, Agreement>();
  private readonly forms = new Map<number, string>();
  private readonly target: number;

  constructor(sentence: Sentence, target: number, form: string) {
    this.sentence = sentence;
    this.target = target;
    this.forms.set(target, form);
  }

  formAt(index: number): string {
    return this.forms.get(index) ?? this.sentence.tokens[index]?.form ?? '';
  }

  indices(): number[] {
    return [...this.forms.keys()];
  }

  /** Records a neighbour's new form; without a form, only that it must change. */
  note(index: number, form: string | undefined, reason: string): void {
    if (index === this.target) return;
    const original = this.sentence.tokens[index].form;
    if (form === undefined) {
      this.changed.set(index, { tokenIndex: index, reason });
      return;
    }
    const cased = casedAs(original, form);
    if (cased === this.formAt(index)) return;
    this.forms.set(index, cased);
    if (cased === original) this.changed.delete(index);
    else this.changed.set(index, { tokenIndex: index, form: cased, reason });
  }

  list(): Agreement[] {
    return [...this.changed.values()].sort((a, b) => a.tokenIndex - b.tokenIndex);
  }
}

function ownFeatures(context: AgreementContext, token: Token): Features {
  const analysis = token.analysis!;
  return { ...context.inherent(analysis.lemma), ...analysis.features };
}

/**
 * The inherent features in which the new noun differs from the old one; if both have the same, a
 * tagger that assigns another is wrong: "ваши сотрудники" as inanimate.
 */
function followed(
  context: AgreementContext,
  now: Features,
  old: Features,
  inherent: Features,
): Features {
  const wanted: Record<string, string> = {};
  for (const name of context.rules.follow ?? []) {
    const value = inherent[name];
    if (value !== undefined && now[name] !== value && old[name] !== value) wanted[name] = value;
  }
  return wanted;
}

function followNoun(
  context: AgreementContext,
  sentence: Sentence,
  index: number,
  now: Features,
  wanted: Features,
  changes: Changes,
): void {
  const { tokens } = sentence;
  const noun = tokens[index].analysis!;
  const reason = `agrees with the noun: ${Object.entries(wanted)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')}`;
  const agreeing = new Set<number>();
  tokens.forEach((token, i) => {
    if (token.analysis?.head !== index || i === index) return;
    if (agreesNow(token, now) && !hasSubject(sentence, i)) agreeing.add(i);
  });
  // red and green house: the second adjective depends on the first.
  tokens.forEach((token, i) => {
    const { head, relation, upos } = token.analysis ?? {};
    if (head === undefined || !agreeing.has(head) || tokens[head].analysis?.upos !== 'ADJ') return;
    if (relation === 'conj' && upos === 'ADJ') agreeing.add(i);
    // самый старый дом: the degree word agrees, too, and taggers misread it.
    if (relation === 'det' && upos === 'DET') changes.note(i, undefined, reason);
  });
  if (noun.relation.startsWith('nsubj') && tokens[noun.head]) {
    agreeing.add(noun.head);
    tokens.forEach((token, i) => {
      const analysis = token.analysis;
      if (analysis?.head !== noun.head || i === index) return;
      const relation = analysis.relation.split(':')[0];
      if (context.rules.governed?.includes(relation)) agreeing.add(i);
    });
  }
  for (const i of agreeing) {
    const token = tokens[i];
    if (context.families.has(token.form, token.analysis?.upos)) {
      if (!standsBefore(sentence, i, index)) continue;
      const next = changes.formAt(i + 1);
      const own = { ...now, ...token.analysis?.features };
      const form = context.families.formFor(token.form, own, { ...number(now), ...wanted }, next);
      if (form !== undefined) changes.note(i, form, reason);
    } else {
      reinflect(context, token, i, now, wanted, reason, changes);
    }
  }
}

/** "en un automóvil, la vista es buena": a word of another gender describes something else. */
function agreesNow({ analysis }: Token, { Gender }: Features): boolean {
  const own = analysis?.features.Gender;
  return own === undefined || Gender === undefined || own === Gender;
}

/** "um auxílio menor, embora Ana foi nomeada": so does a clause with its own subject. */
function hasSubject({ tokens }: Sentence, index: number): boolean {
  return tokens.some(
    ({ analysis }) => analysis?.head === index && analysis.relation.startsWith('nsubj'),
  );
}

/** "Destes, 35 não têm vínculo", "o percentual das que dizem": articles of another noun, parsed wrongly. */
function standsBefore({ tokens }: Sentence, article: number, noun: number): boolean {
  return (
    article < noun && tokens.slice(article + 1, noun).every(({ form }) => !/^[,;:]$/.test(form))
  );
}

/** Number and case of the noun, which its article shares. */
function number(features: Features): Features {
  const shared: Record<string, string> = {};
  for (const name of ['Number', 'Case', 'Definite']) {
    if (features[name] !== undefined) shared[name] = features[name];
  }
  return shared;
}

const AGREEING = new Set(['ADJ', 'DET', 'VERB', 'AUX']);

function reinflect(
  context: AgreementContext,
  token: Token,
  index: number,
  now: Features,
  wanted: Features,
  reason: string,
  changes: Changes,
): void {
  const analysis = token.analysis;
  if (!analysis || !AGREEING.has(analysis.upos)) return;
  const { upos, lemma, features } = analysis;
  const marked = Object.keys(wanted).filter((name) => context.marks(upos, name));
  // Verbs agree only where they show it; adjectives and determiners may leave it unmarked.
  const verbal = upos === 'VERB' || upos === 'AUX';
  if (verbal && !marked.some((name) => features[name] !== undefined)) return;
  if (marked.length === 0) return;
  const declension = adjectiveDeclension(context, upos);
  const before = { ...declension, ...pick(now, marked), ...features };
  const after = { ...before, ...pick(wanted, marked) };
  const known = context.inflect(lemma, upos, before);
  const form = context.inflect(lemma, upos, after);
  // A model that cannot produce the existing form is not trusted to change it.
  if (
    known === undefined ||
    form === undefined ||
    known.toLowerCase() !== token.form.toLowerCase()
  ) {
    if (form?.toLowerCase() !== token.form.toLowerCase()) changes.note(index, undefined, reason);
    return;
  }
  if (form !== known) changes.note(index, form, reason);
}

function adjectiveDeclension(context: AgreementContext, upos: string): Features {
  return upos === 'ADJ' ? (context.rules.otherwise ?? {}) : {};
}

function pick(features: Features, names: readonly string[]): Features {
  const picked: Record<string, string> = {};
  for (const name of names) if (features[name] !== undefined) picked[name] = features[name];
  return picked;
}

/** a → an, le → l', il → lo: the word before a changed word may depend on its onset. */
function followOnsets(
  context: AgreementContext,
  sentence: Sentence,
  index: number,
  noun: Features,
  changes: Changes,
): void {
  const queue = changes.indices().sort((a, b) => b - a);
  for (const changed of queue) {
    const before = changed - 1;
    const token = sentence.tokens[before];
    if (!token || !context.families.has(token.form, token.analysis?.upos)) continue;
    const head = token.analysis?.head;
    const governs = head === index || head === undefined || head < 0;
    const features =
      head !== undefined && head >= 0 && head !== index && sentence.tokens[head]?.analysis
        ? ownFeatures(context, sentence.tokens[head])
        : governs
          ? noun
          : {};
    const now = { ...features, ...token.analysis?.features };
    const wanted = { ...number(now), ...pick(features, context.rules.follow ?? []) };
    const sounding = (next: string) =>
      context.families.formFor(token.form, now, wanted, next, { bySound: true });
    // A rule that does not explain the existing word is not trusted to change it.
    const settled = changes.formAt(before) !== token.form;
    const explained = sounding(sentence.tokens[changed].form) === token.form.toLowerCase();
    if (!settled && !explained) continue;
    const form = sounding(changes.formAt(changed));
    if (form === undefined) continue;
    changes.note(before, form, 'follows the sound of the next word');
  }
}

/** de + el → del: the first word absorbs both, the second disappears. */
function contract(rules: AgreementRules, sentence: Sentence, changes: Changes): void {
  if (!rules.contract) return;
  for (const index of changes.indices()) {
    for (const first of [index - 1, index]) {
      if (first < 0 || first + 1 >= sentence.tokens.length) continue;
      const pair = `${changes.formAt(first)} ${changes.formAt(first + 1)}`.toLowerCase();
      const one = Object.hasOwn(rules.contract, pair) ? rules.contract[pair] : undefined;
      if (one === undefined) continue;
      changes.note(first, one, 'is written as one word with the article');
      changes.note(first + 1, '', 'is written as one word with the preposition');
    }
  }
}
