import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { LinkingRules } from '../../language-file/verb-second-rules.ts';
import { cut, dropping, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { type Clauses, clausesIn } from '../tenses/pasts.ts';

const SHORTEST = 4;
const LONGEST_OPENING = 6;

/**
 * Words that link clauses in an older way: "Als er kam, so sagte er" says the same without "so", and
 * "Der Wolf aber" is "Aber der Wolf".
 */
export function linkings(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { linking: data, perfect } = rules;
  if (!data || !perfect) return [];
  const clauses = clausesIn(tree, perfect, language);
  return [
    ...resumed(tree, data, clauses),
    ...contrast(tree, data, clauses, language),
    ...openings(tree, data, clauses),
    ...semicolons(tree, clauses),
    ...demonstratives(tree, data, clauses),
  ];
}

/** ", so" after a clause goes; ", da" after a sentence opens the next one. */
function resumed(tree: Tree, data: LinkingRules, { fields, quoted }: Clauses): Proposal[] {
  const found: Proposal[] = [];
  for (let i = SHORTEST; i < tree.tokens.length - SHORTEST; i++) {
    const word = tree.lower(i);
    if (!data.resumed.includes(word) || tree.form(i - 1) !== ',' || quoted[i]) continue;
    if (!fields.isFinite(i + 1)) continue;
    let verb = i - 2;
    while (verb >= 0 && !fields.isFinite(verb)) verb--;
    const place = verb < 0 ? undefined : fields.placeOf(verb);
    if (!place || place.end !== i - 2) continue;
    if (place.kind === 'last' && data.clauses.includes(tree.lower(place.first))) {
      const reason = `"${word}" only takes up what was said.`;
      found.push(dropping(tree, { first: i, last: i }, 'drop/filler', reason, word));
    } else if (place.kind === 'second' && place.first < SHORTEST && data.sentences.includes(word)) {
      const { end } = tree.tokens[i];
      const start = tree.tokens[i - 2].end;
      found.push({
        rule: 'split/linking',
        operation: 'split',
        reason: 'Two statements are two sentences.',
        pieces: [{ start, end, parts: [`. ${upperFirst(word)}`] }],
        dropped: [],
        key: word,
      });
    }
  }
  return found;
}

/** "Da nahm er" → "Dann nahm er"; "Und er kam" → "Er kam". */
function openings(tree: Tree, data: LinkingRules, { fields, pasts }: Clauses): Proposal[] {
  const first = tree.isPunctuation(0) ? 1 : 0;
  const word = tree.lower(first);
  const key = word;
  const reason = `"${word}" has several senses, or adds little.`;
  if (tree.form(first) === word || tree.endMark === '?') return [];
  const plain = data.then[word];
  if (plain !== undefined && pasts.has(first + 1) && !data.places.includes(tree.lower(first + 1))) {
    const piece = { ...tree.tokens[first], parts: [plain] };
    const { start, end, parts } = piece;
    const pieces = [{ start, end, parts }];
    return [{ rule: 'replace/linking', operation: 'substitute', reason, pieces, dropped: [], key }];
  }
  if (!data.dropped.includes(word)) return [];
  let verb = first + 1;
  while (verb < tree.tokens.length && !fields.isFinite(verb)) verb++;
  const { upos } = tree.at(first + 1);
  const kind = fields.placeOf(verb)?.kind;
  const isMain = kind === 'second' && /^(?:PRON|DET|PROPN|NOUN|ADV|ADP|ADJ|NUM)$/.test(upos);
  // "Und als er kam, …"
  const isClause = kind === 'last' && upos === 'SCONJ';
  if (verb === first + 1 || verb > first + LONGEST_OPENING || !(isMain || isClause)) return [];
  const stretch = { first, last: first };
  const dropped = dropping(tree, stretch, 'drop/filler', reason, key);
  const [{ start }] = dropped.pieces;
  return [
    {
      ...dropped,
      pieces: [
        {
          start: first > 0 ? tree.tokens[first].start : start,
          end: tree.tokens[first + 1].start,
          parts: [],
          capital: true,
        },
      ],
    },
  ];
}

/** A semicolon between statements is a full stop; one at the end, too. */
function semicolons(tree: Tree, { fields, quoted }: Clauses): Proposal[] {
  const found: Proposal[] = [];
  const { tokens } = tree;
  let hasVerb = false;
  for (let i = 0; i < tokens.length; i++) {
    if (fields.isFinite(i)) hasVerb = true;
    if (tree.form(i) !== ';' || quoted[i] || !hasVerb) continue;
    const isEnd = i === tokens.length - 1;
    // What is quoted next stays with who says it.
    if (!isEnd && (tree.isPunctuation(i + 1) || !mainAfter(tree, i, fields))) continue;
    const { start } = tokens[i];
    const end = isEnd ? tokens[i].end : tokens[i + 1].start;
    const parts = [isEnd ? '.' : '. '];
    found.push({
      rule: 'split/linking',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [{ start, end, parts, ...(!isEnd && { capital: true }) }],
      dropped: [],
      key: ';',
    });
    hasVerb = false;
  }
  return found;
}

/** "…, der war voll Brot" → ". Der war voll Brot": by the place of its verb a sentence. */
function demonstratives(
  tree: Tree,
  data: LinkingRules,
  { fields, pasts, quoted }: Clauses,
): Proposal[] {
  const found: Proposal[] = [];
  for (let i = SHORTEST; i < tree.tokens.length - SHORTEST; i++) {
    const word = tree.lower(i);
    if (tree.form(i - 1) !== ',' || !data.demonstratives.includes(word) || quoted[i]) continue;
    const isVerb = pasts.has(i + 1) || tree.at(i + 1).upos === 'AUX';
    if (!isVerb || fields.placeOf(i + 1)?.kind !== 'second') continue;
    // "…, das weiß ich, …": something must be told after the verb.
    if (tree.isPunctuation(i + 2) || tree.at(i + 2).upos === 'CCONJ') continue;
    let verb = i - 2;
    while (verb >= 0 && !fields.isFinite(verb)) verb--;
    const place = verb < 0 ? undefined : fields.placeOf(verb);
    if (place?.kind !== 'second' || i - 1 - place.first < SHORTEST) continue;
    const { end } = tree.tokens[i];
    found.push({
      rule: 'split/linking',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [
        {
          start: tree.tokens[i - 2].end,
          end,
          parts: [`. ${upperFirst(word)}`],
        },
      ],
      dropped: [],
      key: word,
    });
  }
  return found;
}

/** Does a main clause follow, whose verb is second? */
function mainAfter(tree: Tree, index: number, fields: Clauses['fields']): boolean {
  let verb = index + 1;
  while (verb < tree.tokens.length && !fields.isFinite(verb) && tree.form(verb) !== ',') verb++;
  return fields.isFinite(verb) && verb > index + 1 && fields.placeOf(verb)?.kind === 'second';
}

/** "Der Wolf aber ging" → "Aber der Wolf ging" */
function contrast(
  tree: Tree,
  data: LinkingRules,
  { fields, pasts, quoted }: Clauses,
  { profile }: Language,
): Proposal[] {
  const first = tree.isPunctuation(0) ? 1 : 0;
  const index = range({ first: first + 1, last: first + LONGEST_OPENING }).find(
    (i) => tree.lower(i) === data.contrast,
  );
  if (index === undefined || quoted[index] || tree.form(index) !== data.contrast) return [];
  const before = range({ first, last: index - 1 });
  if (before.some((i) => tree.isPunctuation(i) || fields.isFinite(i))) return [];
  const { upos } = tree.at(first);
  const isClause = upos === 'SCONJ' && index === first + 1;
  if (upos === 'CCONJ' || (!isClause && !fields.isFinite(index + 1))) return [];
  // "Jesus aber ging": one word that the tagger takes for an adverb may be a name.
  const isAlone = index === first + 1 && /^(?:ADV|ADJ|NUM)$/.test(upos);
  if (isAlone && !profile.sentences?.starters?.includes(tree.lower(first))) return [];
  const { start } = tree.tokens[first];
  const letter = tree.form(first)[0];
  // "Sie aber müssen zahlen" may be said to the reader.
  const isSmall = upos === 'PRON' ? pasts.has(index + 1) : SMALL.test(upos);
  const opening = upperFirst(data.contrast);
  return [
    {
      rule: 'rephrase/linking',
      operation: 'rephrase',
      reason: `"${data.contrast}" comes first in speech.`,
      pieces: [
        {
          start,
          end: start + letter.length,
          parts: [`${opening} ${isSmall ? letter.toLowerCase() : letter}`],
        },
        { ...cut(tree, { first: index, last: index }), parts: [] },
      ],
      dropped: [],
      key: data.contrast,
    },
  ];
}

const SMALL = /^(?:DET|ADP|ADV|ADJ|SCONJ|NUM)$/;
