import type { Token } from '../../src/core/index.ts';
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
    if (object < at) continue;
    const [a, b] = [phraseOf(tokens, at), phraseOf(tokens, object)];
    if (!a || !b || a.last >= b.first) continue;
    if (a.last - a.first >= LONGEST || b.last - b.first >= LONGEST) continue;
    // "Den Turm bauten die Leute": where forms tell who acts, another order changes nothing.
    const phrases = [tokens.slice(a.first, a.last + 1), tokens.slice(b.first, b.last + 1)];
    if (phrases.some((phrase) => phrase.some((token) => showsCase(token, language)))) continue;
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

/** Does a word tell a subject from an object by its form? */
function showsCase({ analysis }: Token, language: Language): boolean {
  const { lemma, upos, features } = analysis ?? {};
  if (!lemma || !upos || !features?.Case) return false;
  const formOf = (value: string) => language.inflect(lemma, upos, { ...features, Case: value });
  return formOf('Nom') !== formOf('Acc');
}

/** A subordinate clause at the end becomes a sentence: "Because it rained." */
export function orphaned({ text, sentence: { tokens, start } }: Damageable): string | undefined {
  for (const [at, { analysis, start: from }] of tokens.entries()) {
    if (analysis?.relation !== 'mark' || analysis.upos !== 'SCONJ' || at < LONGEST) continue;
    const clause = phraseOf(tokens, analysis.head);
    const isLast = clause && clause.first === at && tokens.length - clause.last <= 2;
    if (!isLast || clause.last - clause.first < 3) continue;
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
    return other === form.toLowerCase() ? undefined : other;
  };
  const isTarget = (token: Token, at: number) => {
    const { upos, features } = token.analysis ?? {};
    if (upos === 'VERB' || upos === 'AUX') {
      const hasSubject = tokens.some(
        ({ analysis }) => /^nsubj/.test(analysis?.relation ?? '') && analysis?.upos === 'NOUN',
      );
      return features?.VerbForm === 'Fin' && features.Number !== undefined && hasSubject;
    }
    const before = tokens[at - 1]?.analysis;
    return upos === 'NOUN' && before?.upos === 'DET' && before.features.Number !== undefined;
  };
  const targets = tokens.filter((token, at) => isTarget(token, at) && turned(token) !== undefined);
  const target = targets[Math.floor(random.next() * targets.length)];
  const form = target && turned(target);
  return target && form
    ? replacedAt(text, sentence, target, likeCase(target.form, form))
    : undefined;
}
