import {
  type Document,
  type Sentence,
  type Span,
  sentencesOf,
  type Token,
} from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import { type ClassReader, classReader, type Mention } from '../../language/closed-class/index.ts';
import {
  type DateFact,
  isAffirmed,
  isNegation,
  type Negations,
  type Quantity,
  readDates,
  readNegations,
  readQuantities,
} from '../../language/facts/index.ts';
import type { Language } from '../../language/index.ts';
import { quotations } from '../../language/protect/index.ts';
import { withNegation } from './denied-possibility.ts';
import { firstAbove, overlapping } from './overlapping.ts';

/** The groups of closed classes that are read alike. */
const GROUPS = [
  'modality',
  'quantity',
  'condition',
  'time',
  'comparison',
  'attribution',
  'units',
  'connection',
] as const;
export type Group = (typeof GROUPS)[number];

/** Names of lists of phrases that look like members of a class but are not: "not only". */
const NO_CLASS: ReadonlySet<string> = new Set(['other', 'not-only']);

/** A mention with its words in lower case. */
export interface SaidMention extends Mention {
  readonly text: string;
}

/** A text as the points read it: analysed once; everything else is computed on first use. */
export class Reading {
  readonly text: string;
  readonly language: Language;
  readonly document: Document;
  readonly sentences: readonly Sentence[];
  readonly tokens: readonly Token[];
  private readonly made = new Map<string, unknown>();

  constructor(text: string, language: Language) {
    this.text = text;
    this.language = language;
    this.document = language.analyse(text);
    this.sentences = sentencesOf(this.document);
    this.tokens = this.sentences.flatMap(({ tokens }) => tokens);
  }

  /** Are words parted by spaces? */
  get isSpaced(): boolean {
    return isSpaced(this.language);
  }

  /** Makes something of the reading once. */
  once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }

  /** The mentions of a group of closed classes, sentence by sentence. */
  mentions(group: Group): readonly SaidMention[] {
    if (group !== 'modality') return this.allMentions(group);
    return this.once('modality alone', () => {
      // "should you need it" is a condition and no advice.
      const conditions = overlapping(this.allMentions('condition').filter(({ isWeak }) => !isWeak));
      return this.allMentions(group)
        .filter(
          (each) =>
            !this.namesThing(each) &&
            !conditions(each).some(
              ({ first, last, start, end }) =>
                first <= each.first && each.last < last && start <= each.start && each.end <= end,
            ),
        )
        .map((each) => withNegation(each, this));
    });
  }

  /** The mentions of a group that overlap a place. */
  mentionsAt(group: Group, place: Span): readonly SaidMention[] {
    return this.once(`${group} by place`, () => overlapping(this.mentions(group)))(place);
  }

  /** The first sentence that ends behind a place. */
  sentenceAt(place: number): Sentence | undefined {
    const ends = this.once('ends', () => this.sentences.map(({ end }) => end));
    return this.sentences[firstAbove(ends, place)];
  }

  /** Which token begins where. */
  get placeOf(): ReadonlyMap<number, number> {
    return this.once('places', () => new Map(this.tokens.map(({ start }, at) => [start, at])));
  }

  /** Is the form of an auxiliary a month or another noun here: "4 May", "the will", "a can"? */
  private namesThing({ start, end }: Span): boolean {
    const at = this.placeOf.get(start) ?? -1;
    if (this.tokens[at]?.end !== end) return false;
    const { form, analysis } = this.tokens[at];
    if (!/^(?:NOUN|PROPN|NUM)$/.test(analysis?.upos ?? '')) return false;
    if (this.quantitiesAt({ start, end }).some(({ kind }) => kind === 'month')) return true;
    if (analysis?.upos === 'PROPN') return /^\p{Lu}/u.test(form);
    const before = this.tokens[at - 1]?.analysis?.upos ?? '';
    return /^(?:DET|ADJ|NUM)$/.test(before) && this.language.isStopWord(form);
  }

  /** "sei" is six, but also "are". */
  private isAuxiliary({ start, end }: Span): boolean {
    const token = this.tokens[this.placeOf.get(start) ?? -1];
    return token?.end === end && token.analysis?.upos === 'AUX';
  }

  private allMentions(group: Group): readonly SaidMention[] {
    return this.once(group, () => {
      const reader = readersOf(this.language)?.[group];
      if (!reader) return [];
      return this.sentences.flatMap(({ tokens, start, end }) =>
        reader
          .read(tokens, this.text.slice(start, end))
          .map((each) => (isSpaced(this.language) ? each : shifted(each, start)))
          .filter(({ name }) => !NO_CLASS.has(name))
          .map((each) => ({ ...each, text: this.text.slice(each.start, each.end).toLowerCase() })),
      );
    });
  }

  get quantities(): readonly Quantity[] {
    const { facts } = this.language.profile;
    return this.once('quantities', () =>
      facts
        ? readQuantities(this.text, this.tokens, facts).filter((each) => !this.isAuxiliary(each))
        : [],
    );
  }

  /** The quantities that overlap a place. */
  quantitiesAt(place: Span): readonly Quantity[] {
    return this.once('quantities by place', () => overlapping(this.quantities))(place);
  }

  /** Dates, and the numbers that are part of none. */
  get dates(): { readonly dates: readonly DateFact[]; readonly numbers: readonly Quantity[] } {
    return this.once('dates', () => readDates([...this.quantities], this.text));
  }

  /** Negations; "not more than" and the like are quantities, not negations. */
  get negations(): Negations {
    const { facts } = this.language.profile;
    return this.once('negations', () => {
      if (!facts) return { cues: [], denials: [], joined: new Set() };
      const all = readNegations(this.sentences, facts);
      return { ...all, cues: all.cues.filter((cue) => !this.tellsHowMuch(cue)) };
    });
  }

  /** All words that say no, each part of a negation (ne … pas) by itself. */
  get negatives(): readonly Token[] {
    const { facts } = this.language.profile;
    return this.once('negatives', () =>
      facts
        ? this.tokens.filter(
            (token, at) => isNegation(token, facts) && !isAffirmed(this.tokens, at, facts),
          )
        : [],
    );
  }

  /** The number of negative words, counting all parts of one negation (ne … pas). */
  get sayingNo(): number {
    return this.language.profile.facts ? this.negatives.length : this.negations.cues.length;
  }

  /** Is a place part of a multi-word quantity? */
  tellsHowMuch(place: Span): boolean {
    return this.mentionsAt('quantity', place).some(
      (each) => each.last > each.first && !each.isWeak,
    );
  }

  get quotations(): readonly { readonly start: number; readonly end: number }[] {
    return this.once('quotations', () =>
      quotations(this.text, [{ start: 0, end: this.text.length }]),
    );
  }

  /** The lemmas and forms of a text, lower case. */
  get words(): ReadonlySet<string> {
    return this.once('words', () => {
      const words = new Set<string>();
      for (const { form, analysis } of this.tokens) {
        words.add(form.toLowerCase());
        if (analysis) words.add(analysis.lemma.toLowerCase());
      }
      return words;
    });
  }
}

const isSpaced = ({ profile }: Language) => profile.words === 'spaced';

function shifted(mention: Mention, by: number): Mention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}

const readersOf = onceFor(
  (language: Language): Readonly<Record<Group, ClassReader>> | undefined => {
    const { closedClasses } = language;
    if (!closedClasses) return undefined;
    return Object.fromEntries(
      GROUPS.map((group) => [group, classReader(closedClasses[group] ?? {}, isSpaced(language))]),
    ) as Record<Group, ClassReader>;
  },
);

/** Texts that were read last: a source is read once for all its candidates. */
const MOST_KEPT = 64;
const readings = onceFor((_: Language) => new Map<string, Reading>());

export function reading(text: string, language: Language): Reading {
  const known = readings(language);
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value as string);
  const made = new Reading(text, language);
  known.set(text, made);
  return made;
}
