import type { Edit, Sentence } from '../../core/index.ts';
import { startsWith, wholeAbbreviations } from '../lint/rules/abbreviations.ts';
import type { Wording } from '../lint/wording.ts';

/** An abbreviation that a document explains somewhere: "World Health Organization (WHO)". */
interface Definition {
  /** Undefined if no words with these letters precede: "antinflamatorios no esteroideos (AINE)". */
  readonly full: string | undefined;
  /** The place of the explanation, from the first word to the closing bracket. */
  readonly start: number;
  readonly end: number;
}

/** Also in the plural: "(NSAIDs)". */
const EXPLAINED = /(?<![\p{L}\p{N}])\((\p{Lu}[\p{Lu}\p{N}&]{1,5})s?\)/gu;
/** The maximum length of the full form before the bracket. */
const LONGEST = 120;

/**
 * Explains each abbreviation once, at its first use, and writes common ones in full. Knows the
 * whole document beforehand, since an explanation may follow the first use.
 */
export class AbbreviationKeeper {
  private readonly definitions = new Map<string, Definition>();
  private readonly lastUses = new Map<string, number>();
  private readonly met = new Set<string>();
  private readonly wording: Wording;

  constructor(text: string, wording: Wording) {
    this.wording = wording;
    for (const { 0: bracket, 1: short, index } of text.matchAll(EXPLAINED)) {
      if (this.definitions.get(short)?.full !== undefined) continue;
      const full = fullBefore(text.slice(Math.max(0, index - LONGEST), index), short);
      const start = full === undefined ? index : text.lastIndexOf(full, index);
      this.definitions.set(short, { full, start, end: index + bracket.length });
    }
    if (this.definitions.size === 0) return;
    for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{Lu}\p{N}&]{1,5}/gu)) {
      if (this.definitions.has(word)) this.lastUses.set(word, index);
    }
  }

  /** Drops edits that would remove an explanation still needed, and adds missing ones. */
  follow(text: string, sentence: Sentence, edits: readonly Edit[]): Edit[] {
    const kept = edits.filter((edit) => !this.breaksDefinition(edit));
    const free = (start: number, end: number) =>
      kept.every(({ span }) => span.end <= start || span.start >= end);
    const added: Edit[] = [];
    const { tokens } = sentence;
    for (const { form, start, end } of wholeAbbreviations(sentence, text, this.wording)) {
      const definition = this.definitions.get(form);
      if (definition?.full !== undefined) {
        // "(UE)": no explanation in brackets inside brackets.
        if (text[start - 1] === '(') continue;
        const isFirst = !this.met.has(form);
        this.met.add(form);
        const before = text.slice(tokens[0].start, start);
        const isNew = isFirst && end < definition.start && !isNamePart(before, text.slice(end));
        if (isNew && free(start, end + 1)) {
          added.push(explanation({ start: end, end }, ` (${definition.full})`, form, 'explain'));
        }
        continue;
      }
      const { abbreviations, unresolved } = this.wording;
      const full = Object.hasOwn(abbreviations, form) ? abbreviations[form] : undefined;
      if (full === undefined || unresolved.includes(form) || !free(start, end)) continue;
      if (isMentioned(text.slice(tokens[0].start, start), text.slice(end))) continue;
      // The dot of the last word is also the end of the sentence.
      const isLast = end >= tokens[tokens.length - 1].end && form.endsWith('.');
      const isFirst = start === tokens[0].start;
      const written = isFirst ? full.charAt(0).toUpperCase() + full.slice(1) : full;
      added.push(explanation({ start, end }, isLast ? `${written}.` : written, form, 'substitute'));
    }
    return [...kept, ...added].sort(
      (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
    );
  }

  private breaksDefinition({ span }: Edit): boolean {
    for (const [short, { start, end }] of this.definitions) {
      if (span.start < end && span.end > start && (this.lastUses.get(short) ?? 0) > end)
        return true;
    }
    return false;
  }
}

function explanation(
  span: Edit['span'],
  replacement: string,
  form: string,
  operation: 'explain' | 'substitute',
): Edit {
  return {
    span,
    replacement,
    operation,
    reason: `"${form}" is an abbreviation; it is now written in full.`,
    source: 'document/abbreviations',
    confidence: 0.9,
  };
}

/** The shortest run of words before a bracket that starts with the letters of an abbreviation. */
function fullBefore(text: string, short: string): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)].slice(-2 * short.length - 2);
  for (let from = words.length - 2; from >= 0; from--) {
    const start = words[from].index;
    const phrase = text.slice(start).trim();
    if (/[.;:!?(]\s/.test(phrase)) return undefined;
    if (words[from][0][0].toLowerCase() !== short[0].toLowerCase()) continue;
    if (startsWith(phrase, short)) return phrase;
  }
  return undefined;
}

/** "Creative Commons CC0", "CIO (Chief …)": no explanation next to a name, or before a bracket. */
function isNamePart(before: string, after: string): boolean {
  return /\s\p{Lu}[\p{L}\p{N}.-]*[ -]$/u.test(before) || /^\s*[([]/.test(after);
}

/** "the abbreviations i.e., e.g. and etc.": one of several abbreviations that are mentioned. */
function isMentioned(before: string, after: string): boolean {
  return (
    /(?<![\p{L}.])\p{L}(?:\.\p{L})*\.,? (?:\p{L}+ )?$/u.test(before) ||
    /^,? (?:\p{L}+ )?\p{L}(?:\.\p{L})*\.(?=[\s,.])/u.test(after)
  );
}
