import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** "Город является важным центром" → "Город — это важный центр", and the other way round. */
export function copula(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const word = tree.lower(verb);
  const itself = cases.itself !== undefined && tree.lower(verb + 1) === cases.itself.object;
  if (itself && cases.itself?.verbs.includes(word)) return asDash(tree, verb, cases, language, 1);
  if (!cases.copulas.includes(word)) return undefined;
  return asDash(tree, verb, cases, language, 0) ?? turned(tree, verb, cases, language);
}

function asDash(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
  extra: number,
): Proposal | undefined {
  if (tree.root !== verb || hasDash(tree)) return undefined;
  const subject = tree.subjectOf(verb);
  if (subject === undefined || !tree.isUnder(verb - 1, subject) || subject > verb) return undefined;
  if (!/^(?:NOUN|PROPN)$/.test(tree.at(verb - 1).upos) || tree.at(subject).upos === 'PRON')
    return undefined;
  const { tokens } = tree;
  const next = tree.lower(verb + 1);
  if (Object.hasOwn(cases.one, next)) {
    const end = tokens[verb + 1].end;
    const piece = { start: tokens[verb].start, end, parts: [`— ${cases.one[next]}`] };
    return rephrasing('copula', [piece], [verb], 'one');
  }
  const wanted = extra > 0 ? 'Acc' : 'Ins';
  const noun = tree.children(verb).find((each) => {
    const { upos, features } = tree.at(each);
    return each > verb + extra && upos === 'NOUN' && features.Case === wanted;
  });
  if (noun === undefined) return undefined;
  const more = [noun, verb].flatMap((at) =>
    tree.children(at).filter((each) => /^(?:conj|parataxis|appos)$/.test(tree.relation(each))),
  );
  // "и большим промышленным центром": another of the same kind goes with it.
  const nouns = [noun, ...more];
  if (more.some((each) => tree.at(each).features.Case !== wanted || tree.at(each).head !== noun))
    return undefined;
  if (nouns.some((each) => tree.child(each, ['case']) !== undefined)) return undefined;
  const changed = nouns.map((each) => inCase(tree, each, 'Nom', cases, language));
  if (changed.some((each) => each === undefined)) return undefined;
  const pieces = changed.flatMap((each) => each ?? []);
  // Only words of the phrase that the case shows in, with nothing else between.
  const first = Math.min(...range({ first: verb + extra + 1, last: noun }));
  if (range({ first, last: noun - 1 }).some((i) => tree.at(i).head !== noun)) return undefined;
  // "… — местом пребывания": what else has that case would have to change, too.
  const isLeft = (i: number) => i > noun && !nouns.includes(i) && mayAct(tree, i, cases);
  if (tree.tokens.some((_, i) => isLeft(i))) return undefined;
  const dash = {
    start: tokens[verb].start,
    end: tokens[verb + extra].end,
    parts: [`— ${cases.told.toLowerCase()}`],
  };
  return rephrasing('copula', [dash, ...pieces], [verb], 'noun');
}

/** "Главным героем является охотник" → "Главный герой — охотник". */
function turned(tree: Tree, verb: number, cases: Cases, language: Language): Proposal | undefined {
  if (hasDash(tree)) return undefined;
  const subject = tree
    .children(verb)
    .find((each) => each > verb && tree.relation(each) === 'nsubj');
  if (subject === undefined) return undefined;
  const { upos, features } = tree.at(subject);
  // A thing's nominative may look like its accusative, and the tagger guesses.
  const isNamed = features.Case === 'Nom' || (features.Case === 'Acc' && upos === 'NOUN');
  if (!/^(?:NOUN|PROPN)$/.test(upos) || !isNamed) return undefined;
  const top = tree.children(verb).find((each) => tree.stretch(each)?.last === verb - 1);
  const stretch = top === undefined ? undefined : tree.stretch(top);
  if (top === undefined || !stretch) return undefined;
  const { tokens } = tree;
  const { start, end } = tokens[verb];
  const dash = { start, end, parts: ['—'] };
  const opening = tree.lower(stretch.first);
  if (Object.hasOwn(cases.one, opening) && tree.lower(stretch.first + 1) === cases.of) {
    const form = like(tree, stretch.first, cases.one[opening]);
    const place = tokens[stretch.first];
    const one = { start: place.start, end: place.end, parts: [form] };
    return rephrasing('copula', [one, dash], [verb], 'turned');
  }
  if (tree.at(top).upos !== 'NOUN' || tree.at(top).features.Case !== 'Ins') return undefined;
  if (tree.children(top).some((each) => /^(?:conj|appos|case)$/.test(tree.relation(each))))
    return undefined;
  const pieces = inCase(tree, top, 'Nom', cases, language);
  return pieces && rephrasing('copula', [...pieces, dash], [verb], 'turned');
}

/** "обладает уникальным голосом" → "имеет уникальный голос". */
export function asHaving(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const { lemma, features } = tree.at(verb);
  const having = cases.having?.verbs[lemma];
  if (!having || !tree.isFinite(verb)) return undefined;
  const noun = tree.children(verb).find((each) => {
    const { upos, features } = tree.at(each);
    return each > verb && upos === 'NOUN' && features.Case === 'Ins' && features.Animacy === 'Inan';
  });
  if (noun === undefined || cases.having?.except.includes(tree.at(noun).lemma)) return undefined;
  if (tree.children(noun).some((each) => /^(?:conj|appos|case|cc)$/.test(tree.relation(each))))
    return undefined;
  if (range({ first: verb + 1, last: noun - 1 }).some((i) => tree.at(i).head !== noun))
    return undefined;
  if (tree.children(verb).some((each) => tree.relation(each) === 'conj')) return undefined;
  if (tree.tokens.some((_, i) => i > noun && mayAct(tree, i, cases))) return undefined;
  const isFeminine =
    tree.at(noun).features.Gender === 'Fem' && tree.at(noun).features.Number !== 'Plur';
  const object = inCase(tree, noun, isFeminine ? 'Acc' : 'Nom', cases, language);
  const form = language.inflect(having, 'VERB', { ...features, Aspect: 'Imp' });
  if (!object || !form || !isWritten(form, language)) return undefined;
  const { start, end } = tree.tokens[verb];
  const piece = { start, end, parts: [like(tree, verb, form)] };
  return rephrasing('having', [piece, ...object], [verb], lemma);
}

/** "наиболее важных" → "самых важных". */
export function most(tree: Tree, index: number, cases: Cases, language: Language): Proposal[] {
  const word = cases.most?.[tree.lower(index)];
  const { upos, features, relation } = tree.at(index + 1);
  const { Case, Number: number = 'Sing', Gender } = features;
  if (!word || upos !== 'ADJ' || relation !== 'amod' || Case === undefined) return [];
  if (tree.at(index).head !== index + 1 || features.Variant === 'Short') return [];
  // The accusative looks like one of two others, by what it tells of: as the adjective itself does.
  const same = (form: string | undefined) =>
    form !== undefined && form.slice(-2) === tree.lower(index + 1).slice(-2);
  const one = number === 'Sing' && Gender ? { Gender } : {};
  const form = [Case, 'Nom', 'Gen']
    .map((each) => language.inflect(word, 'ADJ', { Case: each, Number: number, ...one }))
    .find((each, i) => same(each) && (i === 0 || Case === 'Acc'));
  if (!form) return [];
  const { start, end } = tree.tokens[index];
  const piece = { start, end, parts: [like(tree, index, form)] };
  return [rephrasing('most', [piece], [index], word)];
}

/** "крупнейшего" → "самого большого": the ending alone tells which form is meant. */
export function superlative(
  tree: Tree,
  index: number,
  { most = {}, superlatives = {}, endings }: Cases,
  language: Language,
): Proposal[] {
  const word = tree.lower(index);
  const stem = Object.keys(superlatives).find((each) => word.startsWith(each));
  const more = Object.values(most)[0];
  if (stem === undefined || more === undefined) return [];
  if (index > 0 && /^\p{Lu}/u.test(tree.form(index))) return [];
  const ending = word.slice(stem.length);
  const key = Object.keys(endings).find((each) => endings[each].includes(ending));
  // "самый важнейший" would be said twice.
  if (key === undefined || tree.lower(index - 1).startsWith(more.slice(0, -2))) return [];
  const [gender, Case] = key.split('.');
  const asked =
    gender === 'Plur' ? { Case, Number: 'Plur' } : { Case, Number: 'Sing', Gender: gender };
  const forms = [more, superlatives[stem]].map((each) => language.inflect(each, 'ADJ', asked));
  if (!forms.every((each) => each !== undefined && isWritten(each, language))) return [];
  const { start, end } = tree.tokens[index];
  const piece = { start, end, parts: [like(tree, index, forms.join(' '))] };
  return [rephrasing('most', [piece], [index], stem)];
}

/** A noun and the adjectives before it in another case. */
export function inCase(
  tree: Tree,
  noun: number,
  to: string,
  { neuter, most = {} }: Cases,
  language: Language,
): Piece[] | undefined {
  const { Number: number = 'Sing', Gender } = tree.at(noun).features;
  // "на территории ЦАР": initials have no cases.
  if (/^\p{Lu}{2,}$/u.test(tree.form(noun))) return undefined;
  const before = tree.children(noun).filter((each) => each < noun && !tree.isPunctuation(each));
  const own = before.filter((each) => !/^(?:cc|advmod|case)$/.test(tree.relation(each)));
  // "самым большим городом": what says how much agrees, too.
  const isMost = (i: number) => Object.values(most).includes(tree.at(i).lemma);
  if (!own.every((each) => isAdjective(tree, each) || isMost(each))) return undefined;
  const isSaidMost = (i: number) => Object.hasOwn(most, tree.lower(i));
  const agreed = own.flatMap((each) => [
    ...tree.children(each).filter((below) => isMost(below) || isSaidMost(below)),
    each,
  ]);
  // An adjective after it, or a clause with a participle, would have to change, too.
  const after = tree.children(noun).filter((each) => each > noun);
  if (after.some((each) => /^(?:amod|acl)$/.test(tree.at(each).relation))) return undefined;
  const form = language.inflect(tree.at(noun).lemma, 'NOUN', { Case: to, Number: number });
  const gender = genderOf(
    Gender,
    language.inflect(tree.at(noun).lemma, 'NOUN', NOMINATIVE),
    neuter,
  );
  const pieces: Piece[] = [];
  for (const i of [...agreed, noun]) {
    if (tree.children(i).some((each) => i !== noun && tree.relation(each) === 'conj'))
      return undefined;
    const agreeing = { Case: to, Number: number, ...(number === 'Sing' && { Gender: gender }) };
    const lemma = most[tree.lower(i)] ?? tree.at(i).lemma;
    const shaped = i === noun ? form : language.inflect(lemma, 'ADJ', agreeing);
    if (!shaped || !isWritten(shaped, language)) return undefined;
    const { start, end } = tree.tokens[i];
    pieces.push({ start, end, parts: [like(tree, i, shaped)] });
  }
  return pieces;
}

const NOMINATIVE = { Case: 'Nom', Number: 'Sing' };

/** In some cases masculine and neuter look alike, and the tagger guesses: the nominative tells. */
function genderOf(
  read: string | undefined,
  nominative: string | undefined,
  neuter: readonly string[],
): string {
  if (read === 'Fem') return read;
  return neuter.some((each) => nominative?.endsWith(each)) ? 'Neut' : 'Masc';
}

function hasDash(tree: Tree): boolean {
  return tree.tokens.some(({ form }) => /^[—–-]$/.test(form));
}

/** A form with a capital where the token has one. */
export function like(tree: Tree, index: number, form: string): string {
  return /^\p{Lu}/u.test(tree.form(index)) ? upperFirst(form) : form;
}

/** A noun in the instrumental without a preposition that asks for it. */
export function mayAct(tree: Tree, index: number, { with: prepositions }: Cases): boolean {
  const { upos, features } = tree.at(index);
  if (!/^(?:NOUN|PROPN|PRON)$/.test(upos) || features.Case !== 'Ins') return false;
  return !tree.children(index).some((each) => prepositions.includes(tree.lower(each)));
}

export function isAdjective(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'ADJ' && tree.relation(index) === 'amod';
}

export function isWritten(form: string, { frequency }: Language): boolean {
  return frequency.size === 0 || frequency.zipf(form.toLowerCase()) > 2.2;
}

export function rephrasing(
  rule: string,
  pieces: Piece[],
  dropped: number[],
  key: string,
): Proposal {
  const reason = 'It says the same in a plainer form.';
  return { rule: `rephrase/${rule}`, operation: 'rephrase', reason, pieces, dropped, key };
}
