import type { Features, Sentence, Token } from '../../src/core/index.ts';
import type { Language } from '../../src/language/index.ts';
import { type Damageable, likeCase, replacedAt, upperFirst } from './damage-text.ts';

/** The words that hang on a token, if they stand side by side. */
function phraseOf(
  tokens: readonly Token[],
  at: number,
): { readonly first: number; readonly last: number } | undefined {
  const inside = new Set([at]);
  for (let grown = true; grown; ) {
    grown = false;
    tokens.forEach(({ analysis }, i) => {
      if (!inside.has(i) && inside.has(analysis?.head ?? -1)) {
        inside.add(i);
        grown = true;
      }
    });
  }
  const all = [...inside].sort((a, b) => a - b);
  const [first, last] = [all[0], all[all.length - 1]];
  return last - first + 1 === all.length ? { first, last } : undefined;
}

/** A phrase without the particles behind it that show its role: they stay, as the places do. */
function bareOf(tokens: readonly Token[], at: number): ReturnType<typeof phraseOf> {
  const phrase = phraseOf(tokens, at);
  if (!phrase) return undefined;
  let { last } = phrase;
  while (last > at && /^(?:case|punct)$/.test(tokens[last].analysis?.relation ?? '')) last--;
  return { ...phrase, last };
}

/** Does any word of a phrase have a case, wherever the language writes it? */
const hasCaseIn = (tokens: readonly Token[], phrase: { first: number; last: number }) =>
  tokens.slice(phrase.first, phrase.last + 1).some(hasCase);

const LONGEST = 4;

/** Subject and object of a verb change places. */
export function swappedRoles({ text, sentence, language }: Damageable): string | undefined {
  const { tokens, start } = sentence;
  const isNoun = ({ analysis }: Token) => /^(?:NOUN|PROPN)$/.test(analysis?.upos ?? '');
  for (const [at, subject] of tokens.entries()) {
    const { relation, head = -1 } = subject.analysis ?? {};
    if (relation !== 'nsubj' || !isNoun(subject) || tokens[head]?.analysis?.upos !== 'VERB')
      continue;
    const object = tokens.findIndex(
      (each) => each.analysis?.relation === 'obj' && each.analysis.head === head && isNoun(each),
    );
    if (object < 0) continue;
    const turned = turnedCases(text, sentence, at, object, language);
    if (turned !== undefined || hasCase(subject)) return turned;
    if (object < at) continue;
    const [a, b] = [bareOf(tokens, at), bareOf(tokens, object)];
    if (!a || !b || a.last >= b.first || hasCaseIn(tokens, a) || hasCaseIn(tokens, b)) continue;
    if (a.last - a.first >= LONGEST || b.last - b.first >= LONGEST) continue;
    const slice = (from: number, to: number) =>
      text.slice(tokens[from].start - start, tokens[to].end - start);
    const own = slice(a.first, a.last);
    const other = slice(b.first, b.last);
    const isFirst = a.first === 0;
    const lower =
      tokens[a.first].analysis?.upos === 'PROPN'
        ? own
        : own.slice(0, 1).toLowerCase() + own.slice(1);
    return (
      text.slice(0, tokens[a.first].start - start) +
      (isFirst ? upperFirst(other) : other) +
      text.slice(tokens[a.last].end - start, tokens[b.first].start - start) +
      (isFirst ? lower : own) +
      text.slice(tokens[b.last].end - start)
    );
  }
  return undefined;
}

const hasCase = ({ analysis }: Token) => analysis?.features.Case !== undefined;

/** The cases of a subject and of an object. */
const ROLES: readonly (readonly [string, string])[] = [
  ['Nom', 'Acc'],
  ['Erg', 'Abs'],
];

/**
 * Where nouns have cases, their order tells little: "Den Turm bauten die Leute" says the same as
 * before. Their cases are exchanged instead: "Der Turm baute den Mann."
 */
function turnedCases(
  text: string,
  sentence: Sentence,
  subject: number,
  object: number,
  language: Language,
): string | undefined {
  const { tokens, start } = sentence;
  const featuresOf = (at: number) => tokens[at].analysis?.features ?? {};
  const [own, other] = [featuresOf(subject), featuresOf(object)];
  const isRole = ROLES.some(
    ([ofSubject, ofObject]) => own.Case === ofSubject && other.Case === ofObject,
  );
  if (!isRole || own.Number !== other.Number) return undefined;
  // Where tables know another gender than the tagger, the parse is not sure.
  const isSure = [subject, object].every((at) => {
    const { lemma = '', features, upos } = tokens[at].analysis ?? {};
    return upos === 'PROPN' || !features?.Gender || features.Gender === language.gender(lemma);
  });
  if (!isSure) return undefined;
  const forms = [
    ...inCase(tokens, subject, other.Case ?? '', language),
    ...inCase(tokens, object, own.Case ?? '', language),
  ];
  if (forms.some(({ form }) => form === undefined)) return undefined;
  const isShown = forms.some(({ token, form = '', wanted }) => {
    if (form === token.form) return false;
    // Articles tell the case where there are any.
    const cells = language.cells(form);
    return cells.length > 0
      ? cells.some((cell) => agrees(cell, wanted))
      : token.analysis?.upos === 'NOUN' && !hasArticles(tokens, language);
  });
  // With one ergative alone, nobody would be acted on.
  const isWhole = forms.filter(({ token, form }) => form !== token.form).length >= 2;
  if (!isShown || (own.Case === 'Erg' && !isWhole)) return undefined;
  const damaged = forms
    .sort((a, b) => b.token.start - a.token.start)
    .reduce(
      (all, { token, form = '' }) =>
        all.slice(0, token.start - start) + form + all.slice(token.end - start),
      text,
    );
  return damaged === text ? undefined : damaged;
}

/** A noun, its determiners and adjectives in another case. */
function inCase(tokens: readonly Token[], noun: number, value: string, language: Language) {
  return tokens.flatMap((token, at) => {
    const { lemma, upos, features, head, relation = '' } = token.analysis ?? {};
    const isPart = at === noun || (head === noun && /^(?:det|amod|nummod)/.test(relation));
    if (!lemma || !upos || !features || !isPart || upos === 'PROPN' || upos === 'NUM') return [];
    const cell = { ...features, ...agreeing(tokens[noun]), Case: value };
    const form = language.inflect(lemma, upos, cell);
    const isWritten = form !== undefined && language.frequency.zipf(form.toLowerCase()) > 0;
    const wanted = { ...agreeing(tokens[noun]), Case: value };
    return [{ token, wanted, form: isWritten ? likeCase(token.form, form) : undefined }];
  });
}

const hasArticles = (tokens: readonly Token[], language: Language) =>
  tokens.some(({ form, analysis }) => analysis?.upos === 'DET' && language.cells(form).length > 0);

const agrees = (cell: Features, wanted: Features) =>
  Object.entries(cell).every(([name, value]) => !wanted[name] || wanted[name] === value);

/** The features of a noun that its determiners and adjectives share. */
function agreeing({ analysis }: Token): Features {
  const shared = ['Gender', 'Number', 'Animacy'];
  const own = Object.entries(analysis?.features ?? {});
  return Object.fromEntries(own.filter(([name]) => shared.includes(name)));
}

/** A reflexive verb loses its pronoun: "Ella se queja" → "Ella queja". */
export function withoutReflexive({ text, sentence, random }: Damageable): string | undefined {
  const { tokens, start } = sentence;
  const all = tokens.filter(
    ({ form, analysis }, at) =>
      analysis?.features.Reflex === 'Yes' &&
      analysis.upos === 'PRON' &&
      /^\p{L}+$/u.test(form) &&
      // Joined to its verb, it is no word by itself.
      tokens[at - 1]?.end !== tokens[at].start,
  );
  const token = all[Math.floor(random.next() * all.length)];
  if (!token) return undefined;
  const rest = text.slice(token.end - start).trimStart();
  const before = text.slice(0, token.start - start);
  return before === '' ? upperFirst(rest) : before + rest;
}

/** A subordinate clause at the end becomes a sentence: "Because it rained." */
export function orphaned({ text, sentence: { tokens, start } }: Damageable): string | undefined {
  for (const [at, { analysis, start: from }] of tokens.entries()) {
    if (analysis?.relation !== 'mark' || analysis.upos !== 'SCONJ' || at < LONGEST) continue;
    const clause = phraseOf(tokens, analysis.head);
    // In some treebanks, the comma before a clause is a part of it.
    const first = clause && tokens[clause.first].form === ',' ? clause.first + 1 : clause?.first;
    const isLast = clause && first === at && tokens.length - clause.last <= 2;
    if (!isLast || clause.last - at < 3) continue;
    const before = text.slice(0, from - start).replace(/[\s,;]+$/u, '');
    return `${before}. ${upperFirst(text.slice(from - start))}`;
  }
  return undefined;
}

/** A verb in the number of somebody else, or a noun in the other number after its determiner. */
export function disagreeing({ text, sentence, language, random }: Damageable): string | undefined {
  const { tokens } = sentence;
  const turned = ({ form, analysis }: Token): string | undefined => {
    const { lemma, upos, features } = analysis ?? {};
    if (!lemma || !upos || !features?.Number) return undefined;
    const number = features.Number === 'Sing' ? 'Plur' : 'Sing';
    const other = language.inflect(lemma, upos, { ...features, Number: number });
    // Of compounds and names, an inflector may make what nobody writes.
    const isWritten = other !== undefined && language.frequency.zipf(other.toLowerCase()) > 0;
    return other === form.toLowerCase() || !isWritten ? undefined : other;
  };
  const isTarget = (token: Token, at: number) => {
    const { upos, features } = token.analysis ?? {};
    if (upos === 'VERB' || upos === 'AUX') {
      const hasSubject = tokens.some(
        ({ analysis }) => /^nsubj/.test(analysis?.relation ?? '') && analysis?.upos === 'NOUN',
      );
      return features?.VerbForm === 'Fin' && features.Number !== undefined && hasSubject;
    }
    const before = tokens[at - 1];
    const { upos: kind, features: own = {} } = before?.analysis ?? {};
    if (upos !== 'NOUN' || kind !== 'DET' || own.Number === undefined) return false;
    // "die" goes with the other number, too: nothing would be broken.
    const cells = language.cells(before.form);
    return cells.every((cell) => cell.Number === undefined || cell.Number === own.Number);
  };
  const targets = tokens.filter((token, at) => isTarget(token, at) && turned(token) !== undefined);
  const target = targets[Math.floor(random.next() * targets.length)];
  const form = target && turned(target);
  return target && form
    ? replacedAt(text, sentence, target, likeCase(target.form, form))
    : undefined;
}
