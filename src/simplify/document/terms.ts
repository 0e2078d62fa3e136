import { type Edit, overlaps, type Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { reshapedEdits } from '../../language/inflection/reshape.ts';
import { wordAt } from '../sentences/render.ts';

/** No other term: another spelling, "ребенок" → "ребёнок", written in full, "г." → "года", or "if", "caso" → "se". */
const WRITTEN_OTHERWISE = /\/(?:spelling|in-full|if)$/;

/** The wording of a term at its first use: another word, or itself. */
interface Treatment {
  /** The lemma that replaces it; undefined when it was kept. */
  readonly by?: string;
  readonly reason?: string;
  /** The replaced form, whether it lacked an article, and its replacement, lower case. */
  readonly form?: string;
  readonly isBare?: boolean;
  readonly to?: string;
}

/**
 * Keeps terms consistent: a noun that was replaced is replaced by the same word from then on, and
 * one that was kept is kept. The first use decides, so that a document can be written as it is
 * read.
 */
export class TermMemory {
  private readonly language: Language;
  private readonly seen = new Map<string, Treatment>();
  private readonly lemmas = new Map<string, string>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Makes the edits of a sentence consistent with earlier sentences; records new terms. */
  follow(text: string, sentence: Sentence, edits: readonly Edit[]): Edit[] {
    let followed = [...edits];
    sentence.tokens.forEach((token, at) => {
      if (token.analysis?.upos !== 'NOUN') return;
      const key = token.analysis.lemma.toLowerCase();
      const own = followed.find(
        ({ span, operation, source }) =>
          operation === 'substitute' &&
          span.start === token.start &&
          span.end === token.end &&
          !WRITTEN_OTHERWISE.test(source),
      );
      // Inside a rewritten stretch, the fate of the term is unknown.
      if (!own && followed.some(({ span }) => touches(span, token))) return;
      const before = this.seen.get(key);
      if (!before) {
        const form = token.form.toLowerCase();
        const treatment = own && {
          by: this.lemmaOf(own.replacement),
          reason: own.reason,
          form,
          isBare: isBare(sentence, at),
          to: own.replacement.toLowerCase(),
        };
        this.seen.set(key, treatment ?? {});
        return;
      }
      if (own && before.by === undefined) {
        followed = renamed(without(followed, own), own.replacement, token.form);
      } else if (before.by !== undefined && (!own || this.lemmaOf(own.replacement) !== before.by)) {
        const rest = own ? without(followed, own) : followed;
        const same = this.same(text, sentence, at, before, rest) ?? [];
        const now = same.find(({ span }) => span.start === token.start)?.replacement ?? token.form;
        followed = [...renamed(rest, own?.replacement ?? token.form, now), ...same];
      }
    });
    return followed.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  }

  /** The replacement that was chosen before, in the form that this place requires. */
  private same(
    text: string,
    sentence: Sentence,
    at: number,
    treatment: Treatment,
    others: readonly Edit[],
  ): Edit[] | undefined {
    const { by, reason, form: before, to } = treatment;
    if (by === undefined || !this.mayFollow(sentence, at, treatment)) return undefined;
    const reshaped = this.language.reshape(by, sentence, at);
    if (!reshaped || this.isOtherGender(sentence, at, by)) return undefined;
    if (reshaped.agreement.some(({ form }) => form === undefined)) return undefined;
    // "губов": an unattested form was invented by the inflector.
    const { frequency } = this.language;
    if (frequency.size > 0 && frequency.zipf(reshaped.form.toLowerCase()) === 0) return undefined;
    // "persons" → "people", but "any person" → "any people": it has no singular.
    const differs = sentence.tokens[at].form.toLowerCase() !== before;
    if (differs && reshaped.form.toLowerCase() === to) return undefined;
    const edits = reshapedEdits(text, sentence, at, reshaped).map(
      ({ span, replacement }): Edit => ({
        span: { start: span.start, end: span.end },
        replacement,
        operation: 'substitute',
        reason: `As before: ${reason ?? ''}`,
        source: 'document/terms',
        confidence: 0.5,
      }),
    );
    const clash = edits.some(({ span }) => others.some((other) => touches(span, other.span)));
    return clash ? undefined : edits;
  }

  /**
   * The engine itself left the word unchanged here, perhaps for a reason: it is kept in names and longer terms
   * ("the Indian Mutiny", "image macro"), and so is another form of it without an article ("causes difficulty"),
   * or where there was one ("the termination" → "the end", but "upon termination").
   */
  private mayFollow(sentence: Sentence, at: number, before: Treatment): boolean {
    const { tokens } = sentence;
    const { form, analysis } = tokens[at];
    const below = tokens.filter((each) => each.analysis?.head === at);
    const joins = [tokens[at], ...below].some(
      (each) =>
        /^(?:compound|flat)/.test(each.analysis?.relation ?? '') &&
        /^(?:NOUN|PROPN)$/.test(each.analysis?.upos ?? ''),
    );
    if (joins) return false;
    const isOther = form.toLowerCase() !== before.form || !before.isBare;
    if (isOther && isBare(sentence, at) && analysis?.features.Number !== 'Plur') return false;
    return this.language.profile.capitalNouns === true || at === 0 || !/^\p{Lu}/u.test(form);
  }

  /** "A remuneração … será fixada" → "O pagamento … será fixada": more than the article would have to change. */
  private isOtherGender(sentence: Sentence, at: number, by: string): boolean {
    const { gender } = this.language;
    const own = gender(sentence.tokens[at].analysis?.lemma ?? '');
    return own !== gender(by);
  }

  private lemmaOf(form: string): string {
    const known = this.lemmas.get(form);
    if (known !== undefined) return known;
    const tokens = this.language.analyse(form).paragraphs[0]?.sentences[0]?.tokens ?? [];
    const { upos, lemma: own } = tokens[0]?.analysis ?? {};
    // "saying" alone may be read as a verb.
    const lemma = tokens.length === 1 && upos === 'NOUN' ? (own ?? form) : form;
    this.lemmas.set(form, lemma);
    return lemma;
  }
}

/** It has no article and no number. */
function isBare({ tokens }: Sentence, at: number): boolean {
  return !tokens.some(
    ({ analysis }) => analysis?.head === at && /^(?:det|nummod)/.test(analysis.relation),
  );
}

/** The edits, with the wording of a noun that a split repeats as at its own place. */
function renamed(edits: readonly Edit[], from: string, to: string): Edit[] {
  return edits.map((edit) => {
    const at = edit.operation === 'split' && from !== to ? wordAt(edit.replacement, from) : -1;
    if (at < 0) return edit;
    const { replacement } = edit;
    const rest = replacement.slice(at + from.length);
    return { ...edit, replacement: replacement.slice(0, at) + to + rest };
  });
}

function touches(a: Edit['span'], b: Edit['span']): boolean {
  return (
    overlaps(a, b) ||
    (a.start >= b.start && a.end <= b.end) ||
    (b.start >= a.start && b.end <= a.end)
  );
}

/**
 * Removes an edit with all edits that depend on it: they have one source, and their reasons
 * are the same, or one mentions another edit inside.
 */
export function without(edits: readonly Edit[], dropped: Edit): Edit[] {
  return edits.filter(
    ({ source, reason }) =>
      source !== dropped.source ||
      !(reason.includes(dropped.reason) || dropped.reason.includes(reason)),
  );
}
