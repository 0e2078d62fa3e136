import type { Span } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Settings } from '../metric.ts';
import type { AlignedWord } from '../operations/words.ts';

/** The words of a text: their positions, and their forms for comparison. */
export interface Worded {
  readonly spans: readonly Span[];
  readonly forms: readonly string[];
}

/** Letters and digits with joining marks (don’t, 3.5, well-known); any other character alone. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/**
 * Words as the report marks and counts them, read once per text: split at spaces and punctuation,
 * or by the language's own segmentation if it uses no spaces.
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

  /** For the aligner, without analysis, which would take longer than the rest of the report. */
  aligned(raw: string): AlignedWord[] {
    return this.of(raw).forms.map((form) => this.alignedForm(form));
  }

  /** Caches forms, because texts repeat most of their words. */
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
