import { KlartextError } from '../../../core/index.ts';
import { type LanguageFiles, readText } from '../../../language/files.ts';

/** What a sense asks of one place beside its word: "obj campaign attack", "!near rocket". */
export interface SenseCondition {
  readonly slot: string;
  readonly isDenied: boolean;
  /** Lemmas and forms, any of them; `^` is a name, `#` a number, `*` anything. Empty: the place is filled. */
  readonly words: ReadonlySet<string>;
}

/** A sense of a word, known by what it stands with, and how it is said more easily. */
export interface Sense {
  /** Words that follow and are said anew with it: "culminate in"; `_` is any verb in its plain form. */
  readonly rest: readonly string[];
  /** What opens the clause that hangs on it and goes: "to" of "allowed them to go" → "let them go". */
  readonly opener?: string;
  readonly easier: string;
  /** Is it written as it is, whatever the form of the word: "a box containing toys" → "with toys"? */
  readonly asIs: boolean;
  readonly conditions: readonly SenseCondition[];
}

/** The senses of `languages/xx/senses.txt`, each line read when its word is first asked for. */
export class Senses {
  private readonly groups = new Map<string, string>();
  private readonly lines = new Map<string, string[]>();
  private readonly read = new Map<string, readonly Sense[]>();

  /** @example new Senses('VERB launch > start | obj campaign').of('VERB', 'launch') */
  constructor(text: string) {
    for (const line of text.split('\n')) {
      const space = line.indexOf(' ');
      if (space < 0 || line.startsWith('#')) continue;
      if (line.startsWith('@')) this.groups.set(line.slice(0, space), line.slice(space + 3));
      else {
        const word = /^\S+ [^\s+~]+/.exec(line)?.[0] ?? complain(line);
        this.lines.set(word, [...(this.lines.get(word) ?? []), line]);
      }
    }
  }

  of(upos: string, lemma: string): readonly Sense[] {
    if (!PARTS.has(upos)) return NONE;
    const word = `${upos} ${lemma}`;
    const lines = this.lines.get(word);
    if (!lines) return NONE;
    const known = this.read.get(word);
    if (known) return known;
    const read = lines.map((line) => this.senseOf(line));
    // What asks for more words is more sure.
    read.sort((one, other) => other.rest.length - one.rest.length);
    this.read.set(word, read);
    return read;
  }

  /** Words with senses: "VERB launch". */
  get words(): Iterable<string> {
    return this.lines.keys();
  }

  private senseOf(line: string): Sense {
    const [, said, easier, conditions] = LINE.exec(line) ?? complain(line);
    const [words, opener] = said.split('~');
    return {
      rest: words.split('+').slice(1),
      ...(opener !== undefined && { opener }),
      easier: easier.replace(AS_IS, ''),
      asIs: easier.startsWith(AS_IS),
      // What asks the whole sentence is asked last.
      conditions: conditions
        .split(' | ')
        .slice(1)
        .map((each) => this.conditionOf(each))
        .sort((one, other) => Number(one.slot === 'near') - Number(other.slot === 'near')),
    };
  }

  private conditionOf(text: string): SenseCondition {
    const [place, ...words] = text.split(' ');
    const isDenied = place.startsWith('!');
    return {
      slot: isDenied ? place.slice(1) : place,
      isDenied,
      words: new Set(this.wordsOf(words)),
    };
  }

  private wordsOf(words: readonly string[]): string[] {
    return words.flatMap((each) => {
      if (!each.startsWith('@') || each === PERSON) return each;
      return this.wordsOf((this.groups.get(each) ?? complain(each)).split(' '));
    });
  }
}

/** Who is somebody is asked of the tree, not of a list. */
export const PERSON = '@person';

const AS_IS = '=';
const PARTS: ReadonlySet<string> = new Set(['VERB', 'NOUN', 'ADJ', 'ADV', 'ADP', 'SCONJ', 'DET']);
const NONE: readonly Sense[] = [];

const LINE = new RegExp(
  `^(?:${[...PARTS].join('|')}) ${/(\S+) > ([^|]*[^| ])((?: \| [^|]*[^| ])*)$/.source}`,
);

/** Reads `languages/xx/senses.txt`; its own opening lines say how it is written. */
export async function loadSenses(files: LanguageFiles, id: string): Promise<Senses | undefined> {
  const text = await readText(files, `${id}/senses.txt`);
  return text === undefined ? undefined : new Senses(text);
}

function complain(what: string): never {
  throw new KlartextError(
    'bad-input',
    `senses.txt: "${what}" is not a sense of a word.`,
    'Write it like the lines around it; the head of the file says how.',
  );
}
