import type { Token } from '../../src/core/index.ts';
import { quotations } from '../../src/language/protect/index.ts';
import type { Random } from '../random.ts';
import { type Damageable, likeCase, type Pairs, replacedAt, upperFirst } from './damage-text.ts';
import { disagreeing, orphaned, swappedRoles, withoutReflexive } from './damage-trees.ts';

type Damage = (input: Damageable) => string | undefined;

/** One generator for each class of damage; undefined where a sentence has nothing of the kind. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  figures: ({ text, random }) =>
    exchanged(text, /(?<![\p{L}\p{N}.,§(])\p{Nd}+(?![\p{L}\p{N})])/gu, random, (figure) => {
      const value = Number(figure);
      const step = value < 10 ? 1 + Math.floor(random.next() * 3) : Math.round(value * 0.1);
      return Number.isSafeInteger(value) ? String(value + step) : undefined;
    }),
  dates: ({ text, sentence, language, random }) => {
    const months = (language.profile.facts?.months ?? []).map(([name]) => name);
    const all = months.filter((name) => /^\p{L}{3,}$/u.test(name));
    if (all.length === 0) {
      return exchanged(text, /\d{1,2}(?=月)/gu, random, (at) => String((Number(at) % 12) + 1));
    }
    const pattern = new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'giu');
    // "You may go" names no month.
    const isNoun = (at: number) =>
      sentence.tokens.some(
        ({ start, end, analysis }) =>
          start - sentence.start <= at &&
          at < end - sentence.start &&
          /^(?:NOUN|PROPN)$/.test(analysis?.upos ?? 'NOUN'),
      );
    return exchanged(text, pattern, random, (month, at) => {
      if (!isNoun(at)) return undefined;
      const index = all.indexOf(month.toLowerCase());
      const other = all[(index + 1 + Math.floor(random.next() * (all.length - 1))) % all.length];
      return likeCase(month, other);
    });
  },
  units: (input) => swapped(input, input.words.unit, isUnit),
  names: ({ text, sentence, names, annotated, random }) => {
    const token = pick(sentence.tokens.slice(1).filter(isNameAmong(annotated)), random);
    const other = pick(
      names.filter((name) => !text.includes(name)),
      random,
    );
    return token && other && replacedAt(text, sentence, token, other);
  },
  quotations: ({ text, others, random }) => {
    const [quote] = quotations(text, [{ start: 0, end: text.length }]).filter(
      ({ start, end }) => end - start > 8,
    );
    if (!quote) return undefined;
    const inside = text.slice(quote.start + 1, quote.end - 1);
    const word = pick([...inside.matchAll(/\p{L}{4,}|\p{Script=Han}{2}/gu)], random);
    const all = others.flatMap((each) => each.match(/\p{L}{4,}|\p{Script=Han}{2}/gu) ?? []);
    const other = pick(all, random);
    if (!word || !other || other === word[0]) return undefined;
    const at = quote.start + 1 + word.index;
    return text.slice(0, at) + other + text.slice(at + word[0].length);
  },
  'negation-lost': (input) => swapped(input, input.words.negation),
  'negation-added': (input) => {
    const pairs = input.words.negation.filter(([, to]) => to.trim() !== '');
    return swapped(
      input,
      pairs.map(([from, to]) => [to, from]),
    );
  },
  modality: (input) => swapped(input, input.words.modality),
  quantity: (input) => swapped(input, input.words.quantity),
  condition: (input) =>
    withoutCondition(input) ?? swapped(input, input.words.condition.filter(notJoining)),
  joining: (input) => swapped(input, input.words.condition.filter(isJoining)),
  'time-order': (input) => swapped(input, input.words.time),
  antonyms: (input) => swapped(input, input.words.antonym),
  attribution: ({ text, words, random }) => {
    for (const source of random.shuffled(words.attribution)) {
      const rest = text.replace(new RegExp(source, 'u'), '').trim();
      if (rest !== text && rest.length > 12) return upperFirst(rest);
    }
    return undefined;
  },
  roles: swappedRoles,
  'reflexive-lost': withoutReflexive,
  orphan: orphaned,
  agreement: disagreeing,
  added: ({ text, others, random }) => {
    const all = others.filter((each) => each.length > 20 && each.length < 140);
    const other = pick(all, random);
    return other && `${text.trimEnd()} ${other}`;
  },
  markup: ({ text, random }) =>
    pick(
      [
        `${text} <script>alert(1)</script>`,
        text.replace(/(\p{L}{2,})/u, '[$1](https://evil.example/login)'),
        `${text} https://pay-now.example/?id=4`,
        `${text.replace(/[.。]?$/u, '')} (info@phish.example).`,
      ],
      random,
    ),
  language: ({ foreign, random }) => pick(foreign, random),
};

/** Words that are exchanged for "and" or "or" name no condition; how often they do would drown the others. */
const isJoining: (pair: Pairs[number]) => boolean = ([from, to]) =>
  JOINING.has(from) && JOINING.has(to);
const notJoining = (pair: Pairs[number]) => !isJoining(pair);
const JOINING: ReadonlySet<string> = new Set(
  'and or und oder sowie et ou y o e od og eller in ali eta edo и или 和 或 或者 并且 و أو اور یا と か'.split(
    ' ',
  ),
);

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random.next() * list.length)];
}

function exchanged(
  text: string,
  pattern: RegExp,
  random: Random,
  by: (found: string, at: number) => string | undefined,
): string | undefined {
  const found = pick([...text.matchAll(pattern)], random);
  const other = found && by(found[0], found.index);
  if (!found || other === undefined || other === found[0]) return undefined;
  return text.slice(0, found.index) + other + text.slice(found.index + found[0].length);
}

/** One of the strings of a list that a sentence has, exchanged for the other of its pair. */
function swapped(
  input: Damageable,
  pairs: Pairs,
  isMeant: (word: string, before: string) => boolean = () => true,
): string | undefined {
  const { text, language, random } = input;
  const isSpaced = language.profile.words === 'spaced';
  for (const [from, to] of random.shuffled(pairs)) {
    const escaped = from.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').trim();
    const trailing = from.endsWith(' ') ? ' ' : '';
    const pattern = isSpaced
      ? new RegExp(
          `(?<![\\p{L}\\p{N}'’-]|\\p{L}\\.)${escaped}(?![\\p{L}\\p{N}'’-])${trailing}`,
          'iu',
        )
      : new RegExp(escaped, 'gu');
    const found = isSpaced
      ? pattern.exec(text)
      : [...text.matchAll(pattern)].find((each) => areWords(each, input));
    if (!found || !isMeant(from, text.slice(0, found.index))) continue;
    const rest = text.slice(found.index + found[0].length);
    const word = likeCase(found[0], to);
    const damaged = text.slice(0, found.index) + word + (word === '' ? rest.trimStart() : rest);
    if (damaged !== text && !repeats(to, text.slice(0, found.index))) return damaged;
  }
  return undefined;
}

/** "4 m", "per km", but not "where m is the mean" or "M. Smith". */
const isUnit = (word: string, before: string): boolean =>
  !/^\p{L}{1,3}$/u.test(word) || /[\p{N}/]\s?$/u.test(before);

/** "non è" → "non non è" is no other statement. */
function repeats(word: string, before: string): boolean {
  const [first] = word.toLowerCase().split(' ');
  return first !== '' && before.toLowerCase().trimEnd().split(' ').at(-1) === first;
}

/** Where words are parted by no spaces, a string may be a part of a word: "マイル" in "マイルストーン". */
function areWords({ 0: found, index }: RegExpExecArray, { sentence }: Damageable): boolean {
  const [start, end] = [sentence.start + index, sentence.start + index + found.length];
  return (
    sentence.tokens.some((token) => token.start === start) &&
    sentence.tokens.some((token) => token.end === end)
  );
}

function withoutCondition(input: Damageable): string | undefined {
  const { text, sentence, words, language } = input;
  if (language.profile.words !== 'spaced') {
    const endings = words.conditionOpeners.flatMap((each) => [
      ...text.matchAll(new RegExp(each, 'gu')),
    ]);
    const ending = endings.find((each) => areWords(each, input));
    const rest = ending && text.slice(ending.index + ending[0].length);
    return rest && rest.length > 8 ? rest : undefined;
  }
  const opener = words.conditionOpeners.find((each) => text.startsWith(each));
  if (!opener) return undefined;
  const comma = text.search(/[,،]/u);
  const rest = comma < 0 ? '' : text.slice(comma + 1).trim();
  // "In case of doubt," but not "As an example,".
  const isClause = sentence.tokens.some(
    ({ start, analysis }) =>
      start - sentence.start < comma && /^(?:VERB|AUX)$/.test(analysis?.upos ?? 'VERB'),
  );
  if (!isClause && !opener.trim().includes(' ')) return undefined;
  return rest.split(' ').length > 4 ? upperFirst(rest) : undefined;
}

export const isName = ({ form, analysis }: Token) =>
  analysis?.upos === 'PROPN' && /^\p{L}{4,}$/u.test(form) && !/^\p{Ll}/u.test(form);

/**
 * In scripts without capitals, a name is what annotators marked as one, since the tagger takes any rare
 * word for a name there.
 */
export const isNameAmong = (annotated: ReadonlySet<string> = new Set()) => {
  return (token: Token) =>
    /^\p{Lo}/u.test(token.form)
      ? annotated.has(token.form) && /^(?:\p{Script=Han}{2,}|\p{L}{3,})$/u.test(token.form)
      : isName(token);
};
