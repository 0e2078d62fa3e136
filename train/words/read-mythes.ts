import { readFileSync } from 'node:fs';
import { POS_BITS, type SynonymGroup } from '../../src/simplify/words/evidence.ts';
import marks from './thesaurus-marks.json' with { type: 'json' };

/** What a thesaurus of the MyThes format says, by relation. */
export interface Thesaurus {
  readonly synonyms: SynonymGroup[];
  readonly broader: SynonymGroup[];
  readonly antonyms: SynonymGroup[];
}

type Relation = 'synonym' | 'broader' | 'antonym' | 'none';

/**
 * Reads a MyThes file: `head|senses`, then a line for each sense, `(pos)|word|word (mark)`. Words
 * with a mark of register (vulgar, dated, regional) are left out; `thesaurus-marks.json` says what
 * the marks mean.
 */
export function readMythes(path: string): Thesaurus {
  const bytes = readFileSync(path);
  const first = bytes.subarray(0, bytes.indexOf(10)).toString('latin1');
  const encoding = first.replace(/[^\w-]/g, '').replace(/^ISO8859/, 'iso-8859');
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r?\n/).slice(1);
  const thesaurus: Thesaurus = { synonyms: [], broader: [], antonyms: [] };
  for (let i = 0; i < lines.length; ) {
    const [name, count] = lines[i++].split('|');
    const senses = Number(count) || 0;
    for (const line of lines.slice(i, i + senses)) readSense(thesaurus, name, line);
    i += senses;
  }
  return thesaurus;
}

function readSense(thesaurus: Thesaurus, name: string, line: string): void {
  const [label, ...items] = line.split('|');
  const pos = posOf(label);
  const usual = relationOf([/\(([^()]*)/.exec(label)?.[1] ?? '']);
  const members: Record<Relation, string[]> = { synonym: [], broader: [], antonym: [], none: [] };
  let head = name;
  for (const item of items) {
    const marked = [...item.matchAll(/\(([^()]*)\)/g)].map((match) => match[1]);
    const word = item
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (word === '') continue;
    // German heads are in lower case; the line itself has the word as it is written.
    if (word.toLowerCase() === name.toLowerCase()) head = word;
    else members[marked.length > 0 ? relationOf(marked) : usual].push(word);
  }
  if (members.synonym.length > 0) thesaurus.synonyms.push({ head, members: members.synonym, pos });
  if (members.broader.length > 0) thesaurus.broader.push({ head, members: members.broader, pos });
  if (members.antonym.length > 0) thesaurus.antonyms.push({ head, members: members.antonym, pos });
}

function relationOf(found: readonly string[]): Relation {
  const all = found.flatMap((mark) => mark.split(',').map((part) => part.trim()));
  if (all.some((mark) => marks.antonym.includes(mark))) return 'antonym';
  if (all.some((mark) => marks.dropped.includes(mark))) return 'none';
  if (all.some((mark) => marks.broader.includes(mark))) return 'broader';
  return 'synonym';
}

function posOf(label: string): number {
  let pos = 0;
  for (const [upos, patterns] of Object.entries(marks.pos)) {
    if (patterns.some((pattern) => label.includes(pattern))) {
      pos |= POS_BITS[upos as keyof typeof POS_BITS];
    }
  }
  return pos;
}
