import type { Span } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Settings } from '../metric.ts';
import type { AlignedWord } from '../operations/words.ts';

/** A text's words: where they stand, and how they are compared. */
export interface Worded {
  readonly spans: readonly Span[];
  readonly forms: readonly string[];
}

/** Letters and digits, with what joins them (don’t, 3.5, well-known); any other sign by itself. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/**
 * Words as the report marks and counts them, each text looked at once: between spaces and signs,
 * or by the language's own words where it writes no spaces.
 */
export class Words {
  private readonly language: Language;
  private readonly lowercase: boolean;
  private readonly known = new Map<string, Worded>();
  private readonly forms = new Map<string, AlignedWord>();

  constructor({ language, lowercase }: Pick<Settings, 'language' | 'lowercase'>) {
    this.language = language;
    this.lowercase = lowercase;
  }

  of(raw: string): Worded {
    const there = this.known.get(raw);
    if (there) return there;
    const spans =
      this.language.profile.words === 'spaced' ? spacedSpans(raw) : this.language.words(raw);
    const forms = spans.map(({ start, end }) => {
      const form = raw.slice(start, end);
      return this.lowercase ? form.toLowerCase() : form;
    });
    const made = { spans, forms };
    this.known.set(raw, made);
    return made;
  }

  /** For the aligner, without analysis: that would take longer than all the rest of a report. */
  aligned(raw: string): AlignedWord[] {
    return this.of(raw).forms.map((form) => this.alignedForm(form));
  }

  /** Texts repeat most of their words: each form is looked up once. */
  private alignedForm(form: string): AlignedWord {
    const there = this.forms.get(form);
    if (there) return there;
    const lower = form.toLowerCase();
    const content = /[\p{L}\p{N}]/u.test(form) && !this.language.isStopWord(lower);
    const made = { form, lower, lemma: lower, upos: undefined, content };
    this.forms.set(form, made);
    return made;
  }
}

function spacedSpans(raw: string): Span[] {
  return Array.from(raw.matchAll(WORD), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}
