import { onceFor } from '../../../../core/once-for.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { agreedForm } from './agreed-form.ts';
import { isBarred, isNumber, sharesPreposition } from './neighbours.ts';
import { breaksElision, isOwner, isUnclearCut, placed } from './placed.ts';
import { standsAlone } from './unspaced.ts';

const LONGEST_PHRASE = 5;
/** Words of a phrase where they are not set apart, and short: "販売|さ|れ|て|い|ます". */
const LONGEST_UNSPACED = 9;
/** What ties words to one: "開発・販売". */
const TIED = /^[-–‑・]$/;
/** What a phrase of the table ends with when the verb after it changes its form: "with a view to _ing" → "to _". */
const DOING = ' _ing';

/** Phrases for which the language's rules know an easier one; the longest at each place. */
export function phrases(tree: Tree, rules: SentenceRules, capitalNouns: boolean): Proposal[] {
  const { phrases: table = {}, joiner = ' ', scripts } = rules;
  const found: Proposal[] = [];
  // "目前" → "现在" in a text that writes 現: both ways of writing would stand side by side.
  const isOther = scripts && tree.tokens.some(({ form }) => shares(form, scripts.other));
  const longest = joiner === '' ? LONGEST_UNSPACED : LONGEST_PHRASE;
  const { listed, beginnings } = phrasesOf(table);
  const known = joiner === ' ' ? beginnings : undefined;
  for (let first = 0; first < tree.tokens.length; first++) {
    if (tree.enclosed[first]) continue;
    let written = '';
    let best: Proposal | undefined;
    for (let last = first; last < first + longest && last < tree.tokens.length; last++) {
      written += (last > first ? joiner : '') + tree.lower(last);
      // "ai sensi dell’": an apostrophe of print, where the table has a plain one.
      const phrase = known?.has(written) ? written : written.replaceAll('’', "'");
      if (known && !known.has(phrase)) break;
      const key = keyAt(tree, { first, last }, phrase, listed);
      if (key === undefined) continue;
      const agreed = agreedForm(tree, { first, last }, table[key], rules);
      const easier = phrase === written ? agreed : agreed?.replaceAll("'", '’');
      // "^ jedoch": "jedoch": what is written as itself stays, here where the sentence begins.
      if (easier === undefined || easier === phrase) continue;
      if (isOther && shares(easier, scripts.own)) continue;
      const upper = /^\p{Lu}/u.test(tree.form(first));
      // A word with a capital inside a sentence is a name, or a noun where nouns have one.
      const isNoun = capitalNouns && /^\p{Lu}\S*$/u.test(easier);
      if (upper && first > 0 && !isNoun && !opensSpeech(tree, first)) continue;
      // "at Times Square" is not "at times".
      if (!capitalNouns && losesName(tree, first + 1, last, easier, rules)) continue;
      if (easier.startsWith(',') && !endsClause(tree, last)) continue;
      if (isGradedTwice(tree, first, easier, rules)) continue;
      if (breaksElision(tree, first, easier, rules) || followsHelp(tree, first, easier, rules))
        continue;
      const doing = key.endsWith(DOING);
      if (sharesPreposition(tree, last, easier, rules)) continue;
      if (tree.enclosed[last] || isBarred(tree, { first, last }, doing ? key : phrase, rules))
        continue;
      if (goesOn(tree, last, easier) || isSaidNext(tree, last, easier)) continue;
      if (isBareParticiple(tree, first, easier) || isUnclearCut(tree, last, easier, rules))
        continue;
      if (isOneByVerb(tree, { first, last }, easier, rules)) continue;
      if (isOwner(tree, last, easier, rules) || isMentioned(tree, last, rules)) continue;
      if (isSpelledOut(tree, last)) continue;
      if (isSaidTwice(tree, { first, last }, easier)) continue;
      if (rules.proDrop && isSaidNear(tree, { first, last }, easier, rules)) continue;
      if (rules.proDrop && opensAside(tree, { first, last }, easier, rules)) continue;
      if (TIED.test(tree.form(last + 1)) || TIED.test(tree.form(first - 1))) continue;
      if (joiner === '' && !standsAlone(tree, { first, last }, phrase, rules)) continue;
      const text = upper && easier ? upperFirst(easier) : easier;
      // "for the purpose of carrying" → "to carry": the verb is part of what is said anew.
      const end = doing ? last + 1 : last;
      const said = text.replace('_', tree.at(end).lemma);
      best = {
        rule: 'replace/phrase',
        operation: 'substitute',
        reason: `"${easier.replace(' _', '')}" is a shorter or more common way to say "${phrase}".`,
        pieces: [placed(tree, { first, last: end }, said, rules)],
        dropped: range({ first, last: end }),
        key: phrase,
      };
    }
    if (best) {
      found.push(best);
      first += best.dropped.length - 1;
    }
  }
  return found;
}

/** "更巨大" → "更很大": what is easier brings a degree of its own. */
function isGradedTwice(tree: Tree, first: number, easier: string, { degree }: SentenceRules) {
  if (!degree?.words.some((each) => easier.startsWith(each))) return false;
  return degree.after.includes(tree.lower(first - 1));
}

function isDoing(tree: Tree, index: number): boolean {
  const { upos, features, relation } = tree.at(index);
  if (upos !== 'VERB' || relation === 'amod') return false;
  // "is capable of lifting": read as a gerund or as a participle of the present.
  if (features.VerbForm !== 'Ger' && `${features.VerbForm}.${features.Tense}` !== 'Part.Pres')
    return false;
  // "with the aim of finding and killing": the second verb would have to change, too.
  return !tree.children(index).some((each) => tree.relation(each) === 'conj');
}

/**
 * "on condition that he pays and that he leaves": what the last word opens goes on after "and", so
 * that another word cannot take its place.
 */
function goesOn(tree: Tree, last: number, easier: string): boolean {
  const word = tree.lower(last);
  if (easier === word || easier.endsWith(` ${word}`)) return false;
  const ties = /^(?:ADP|SCONJ|PART)$/;
  if (!ties.test(tree.at(last).upos)) return false;
  return tree.tokens.some((_, at) => {
    if (at <= last + 1 || tree.lower(at) !== word || !ties.test(tree.at(at).upos)) return false;
    // "and that", "or alternatively to"
    const joint = tree.at(at - 1).upos === 'ADV' ? at - 2 : at - 1;
    return tree.at(joint).upos === 'CCONJ' && joint > last;
  });
}

/** "has come into being" → "has begin": a participle that is written like the plain verb. */
function isBareParticiple(tree: Tree, first: number, easier: string): boolean {
  const { lemma, features, upos } = tree.at(first);
  if (!tree.formsAlike || upos !== 'VERB' || tree.lower(first) !== lemma) return false;
  return features.VerbForm === 'Part' && easier.split(' ')[0] !== lemma;
}

/** "A broad range of plans is ready" → "Many plans is": the verb shows that they are one. */
function isOneByVerb(
  tree: Tree,
  { first, last }: Stretch,
  easier: string,
  { indefinite = [] }: SentenceRules,
): boolean {
  if (!indefinite.includes(tree.lower(first)) || indefinite.includes(easier.split(' ')[0]))
    return false;
  const subject = range({ first, last }).find((i) => /^nsubj/.test(tree.at(i).relation));
  const finite = subject === undefined ? undefined : tree.finiteOf(tree.at(subject).head);
  if (finite === undefined) return false;
  const { upos, features } = tree.at(finite);
  // "died" is the same for one and for many.
  return features.Number === 'Sing' && (upos === 'AUX' || features.Tense === 'Pres');
}

/** "phrases such as a number of, in terms of and so on": what is spoken of stays as it is. */
function isMentioned(tree: Tree, last: number, { sameAs }: SentenceRules): boolean {
  return tree.lower(last) === sameAs && /^[,.;]$/.test(tree.form(last + 1));
}

/** "昼食（ちゅうしょく）": how this very word is read. */
function isSpelledOut(tree: Tree, last: number): boolean {
  return tree.form(last + 1) === '（' && /^\p{Script=Hiragana}+$/u.test(tree.form(last + 2));
}

/** "xerostomía o boca seca", "dyspnea (shortness of breath)": the easier words stand there already. */
function isSaidNext(tree: Tree, last: number, easier: string): boolean {
  const words = easier.trim().split(' ');
  return words.length > 1 && words.every((word, i) => tree.lower(last + 2 + i) === word);
}

/** "praticamente quase todas" → "quase quase todas": a neighbour says it already. */
function isSaidTwice(tree: Tree, { first, last }: Stretch, easier: string): boolean {
  const words = easier.trim().split(' ');
  if (words[0] === '') return false;
  return tree.lower(last + 1) === words[words.length - 1] || tree.lower(first - 1) === words[0];
}

/** "A Ana ni odšla, ampak …" → "Ampak Ana ni odšla, ampak …": the same link or adverb again, close by. */
function isSaidNear(
  tree: Tree,
  { first, last }: Stretch,
  easier: string,
  { coordinators = {} }: SentenceRules,
): boolean {
  const [word] = easier.trim().split(' ');
  if (coordinators[word] === '') return false;
  const near = range({ first: first - FAR, last: last + FAR }).filter((i) => i < first || i > last);
  return near.some((i) => tree.lower(i) === word && /^(?:ADV|[CS]CONJ)$/.test(tree.at(i).upos));
}

const NEAR = 4;
const FAR = 12;

/**
 * ", bem como" → " e": not where a second comma closes it, "a ação, bem como o recurso, será enviada",
 * nor where the easier word ends a list that was ended already, "A, B e C, bem como D".
 */
function opensAside(
  tree: Tree,
  { first, last }: Stretch,
  easier: string,
  { coordinators = {} }: SentenceRules,
): boolean {
  const comma = tree.form(first) === ',' ? first : first - 1;
  const word = easier.trim();
  if (tree.form(comma) !== ',' || last === comma || coordinators[word] !== '') return false;
  const joins = (i: number) => tree.lower(i) === word;
  if (range({ first: comma - NEAR, last: comma - 1 }).some(joins)) return true;
  const isEnd = (i: number) => tree.isPunctuation(i) || tree.isFinite(i);
  const end = range({ first: last + 1, last: tree.lastWord }).find(isEnd);
  return end !== undefined && (tree.form(end) === ',' || tree.isFinite(end));
}

/** A capital after the first word is part of a name, which must be said again. */
function losesName(
  tree: Tree,
  from: number,
  to: number,
  easier: string,
  { capitals = [] }: SentenceRules,
): boolean {
  const isCapital = (at: number) =>
    /^\p{Lu}\p{Ll}/u.test(tree.form(at)) && !capitals.includes(tree.form(at));
  return range({ first: from, last: to }).some(
    (at) => isCapital(at) && !easier.includes(tree.form(at)),
  );
}

/** "… en région Bretagne a 300 habitants": one comma alone would part subject and verb. */
function endsClause(tree: Tree, index: number): boolean {
  let next = index + 1;
  while (next <= tree.lastWord && !tree.isPunctuation(next))
    if (tree.isFinite(next++)) return false;
  return true;
}

/** "— Ступай домой": what is said begins after a dash. */
function opensSpeech(tree: Tree, index: number): boolean {
  return index === 1 && /^[—–-]$/.test(tree.form(0));
}

/** The phrases of a table, and all that one may begin with, so that most places are left after one word. */
interface Phrases {
  readonly listed: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

const phrasesOf = onceFor((table: Readonly<Record<string, string>>): Phrases => {
  const listed = new Set(Object.keys(table));
  const beginnings = new Set<string>();
  for (const key of listed) {
    const words = key.replace(/^\^ | (?:##?|_ing)$/g, '').split(' ');
    words.forEach((_, i) => {
      beginnings.add(words.slice(0, i + 1).join(' '));
    });
  }
  return { listed, beginnings };
});

/**
 * How the table lists a phrase in its place: "^ however ,": only where the sentence begins; "some #":
 * only before a number; "as of ##": only before a year.
 */
function keyAt(
  tree: Tree,
  { first, last }: Stretch,
  phrase: string,
  listed: ReadonlySet<string>,
): string | undefined {
  const is = (key: string) => listed.has(key);
  if (first === 0 && is(`^ ${phrase}`)) return `^ ${phrase}`;
  if (/^\d{4}$/.test(tree.form(last + 1)) && is(`${phrase} ##`)) return `${phrase} ##`;
  if (isNumber(tree, last + 1) && is(`${phrase} #`)) return `${phrase} #`;
  if (isDoing(tree, last + 1) && is(phrase + DOING)) return phrase + DOING;
  return is(phrase) ? phrase : undefined;
}

/** "has competed in" → "has took part in": a past tense that cannot follow a helping verb. */
function followsHelp(
  tree: Tree,
  first: number,
  easier: string,
  { pasts = [], participles }: SentenceRules,
): boolean {
  const [said] = easier.split(/[ /]/);
  let before = first - 1;
  while (/^(?:ADV|PART|DET|PRON)$/.test(tree.at(before).upos)) before--;
  // "had come to an end" → "had end": of this verb both forms are alike.
  const alike = tree.lower(first) === tree.at(first).lemma && said !== tree.lower(first);
  const isVerb = tree.at(first).upos === 'VERB' && tree.formsAlike;
  if (isVerb && alike && participles?.perfect?.includes(tree.at(before).lemma)) return true;
  if (!pasts.includes(said)) return false;
  const { upos, lemma } = tree.at(before);
  return (upos === 'AUX' || lemma === 'have') && tree.at(first).upos !== 'AUX';
}

function shares(text: string, characters: string): boolean {
  return [...text].some((each) => characters.includes(each));
}
