import type { Features } from '../../core/index.ts';
import type { AgreementRules } from './agreement-rules.ts';
import { casedLike, casingOf } from './casing.ts';
import { type Cell, cellFeatures, cellKey, nearestCell, paradigmOf } from './cells.ts';
import { applyScript } from './edit-script.ts';
import type { InflectionModel, ScriptTable } from './model.ts';
import {
  candidateSlots,
  hashLemma,
  type LemmaHashes,
  MAX_SLOTS,
  scoreSlots,
  type WeightTable,
} from './ranker.ts';

/** Longer strings are not words and are not inflected. */
const LONGEST_LEMMA = 100;
const MOST_FORMS = 10_000;
/** An underspecified cell of so few words is due to chance: German verbs without any feature. */
const FEW_WORDS = 25;

/** Finds the requested cell and the form in it; small caches make lookups fast. */
export class ParadigmModel {
  private readonly model: InflectionModel;
  private readonly nearest = new Map<string, Cell | undefined>();
  private readonly filled = new Map<number, Cell>();
  private readonly forms = new Map<string, string | undefined>();
  private readonly slots = new Int32Array(MAX_SLOTS);
  private readonly respelled: ReadonlyMap<string, readonly (readonly [RegExp, string])[]>;

  constructor(model: InflectionModel, respelled: AgreementRules['respelled'] = {}) {
    this.model = model;
    this.respelled = new Map(
      Object.entries(respelled).map(([upos, pairs]) => [
        upos,
        pairs.map(([pattern, now]) => [new RegExp(pattern, 'u'), now] as const),
      ]),
    );
  }

  /** Does this part of speech inflect at all here? */
  inflects(upos: string): boolean {
    return paradigmOf(this.model.grammar, upos) !== undefined;
  }

  /** All cells of a part of speech. */
  cellsOf(upos: string): readonly Cell[] {
    const paradigm = paradigmOf(this.model.grammar, upos);
    return (paradigm && this.model.cells.get(paradigm)) || [];
  }

  /** Does this part of speech inflect for this feature? */
  marks(upos: string, feature: string): boolean {
    const paradigm = paradigmOf(this.model.grammar, upos);
    return paradigm !== undefined && this.model.grammar.inflects[paradigm].includes(feature);
  }

  /** The requested features that determine the form. */
  asked(lemma: string, upos: string, features: Features): Map<string, string> {
    const paradigm = paradigmOf(this.model.grammar, upos);
    return paradigm
      ? cellFeatures(this.model.grammar, paradigm, features, lemma.toLowerCase())
      : new Map();
  }

  /** The cell that matches these features best. */
  cellFor(lemma: string, upos: string, features: Features): Cell | undefined {
    const paradigm = paradigmOf(this.model.grammar, upos);
    if (!paradigm) return undefined;
    const asked = this.asked(lemma, upos, features);
    const key = `${paradigm} ${cellKey(asked)}`;
    const exact = this.model.cellIndex.get(key);
    if (exact) return exact;
    if (!this.nearest.has(key)) {
      if (this.nearest.size > 5000) this.nearest.clear();
      this.nearest.set(key, nearestCell(asked, this.model.cells.get(paradigm) ?? []));
    }
    return this.nearest.get(key);
  }

  /**
   * The form of a lemma in a cell, in the lemma's case; cached, because texts repeat
   * words.
   */
  formIn(cell: Cell, lemma: string): string | undefined {
    if (lemma === '' || lemma.length > LONGEST_LEMMA) return undefined;
    const key = `${cell.id} ${lemma}`;
    const known = this.forms.get(key);
    if (known !== undefined || this.forms.has(key)) return known;
    const form = this.findForm(cell, lemma);
    if (this.forms.size > MOST_FORMS) this.forms.clear();
    this.forms.set(key, form);
    return form;
  }

  private findForm(cell: Cell, lemma: string): string | undefined {
    const added = this.model.grammar.acronyms?.[`${cell.paradigm} ${cell.key}`];
    if (added !== undefined && casingOf(lemma) === 'upper') return lemma + added;
    const lower = lemma.toLowerCase();
    const form =
      this.knownForm(cell, lower) ??
      this.reflexiveForm(cell, lower) ??
      this.guessedForm(cell, lower);
    return form === undefined ? undefined : casedLike(lemma, this.inTodaysSpelling(cell, form));
  }

  /** "muß" → "muss" */
  private inTodaysSpelling({ paradigm }: Cell, form: string): string {
    const pairs = this.respelled.get(paradigm) ?? [];
    return pairs.reduce((written, [pattern, now]) => written.replace(pattern, now), form);
  }

  private knownForm(cell: Cell, lower: string): string | undefined {
    const { additions, exceptions, scripts } = this.model;
    const known = additions.find(lower, cell.id) ?? exceptions.find(lower, cell.id);
    const script = known === undefined ? undefined : scripts.at(known)?.script;
    return script && applyScript(script, lower);
  }

  /** se + mueve: a reflexive verb has the same forms as without its pronoun. */
  private reflexiveForm(cell: Cell, lower: string): string | undefined {
    const { reflexive } = this.model.grammar;
    const { features } = cell;
    if (!reflexive || cell.paradigm !== 'VERB') return undefined;
    const [ending, base] = reflexive.endings.find(([each]) => lower.endsWith(each)) ?? [];
    if (ending === undefined) return undefined;
    const pronoun = reflexive.pronouns[`${features.get('Person')}${features.get('Number')}`];
    // An imperative has the pronoun behind it: siéntate.
    if (pronoun === undefined || features.get('Mood') === 'Imp') return undefined;
    const form = this.formIn(cell, lower.slice(0, lower.length - ending.length) + base);
    return form && `${pronoun} ${form}`;
  }

  /** By the ranker; an underspecified cell of few words uses its nearest neighbour with many. */
  private guessedForm(cell: Cell, lower: string): string | undefined {
    const filled = this.filledCell(cell);
    return (
      (filled !== cell ? this.knownForm(filled, lower) : undefined) ?? this.bestForm(filled, lower)
    );
  }

  private filledCell(cell: Cell): Cell {
    if (cell.count >= FEW_WORDS) return cell;
    let filled = this.filled.get(cell.id);
    if (!filled) {
      const all = this.model.cells.get(cell.paradigm) ?? [];
      const many = all.filter((other) => other.count >= FEW_WORDS);
      const nearest = nearestCell(cell.features, many);
      // Only if the cell has fewer features than its neighbour; a cell with more is more reliable.
      const contained =
        nearest &&
        [...cell.features].every(([name, value]) => nearest.features.get(name) === value);
      filled = contained ? nearest : cell;
      this.filled.set(cell.id, filled);
    }
    return filled;
  }

  inherent(lemma: string): Features {
    if (lemma.length > LONGEST_LEMMA) return {};
    return this.model.inherent.find(lemma.toLowerCase()) ?? {};
  }

  private bestForm(cell: Cell, lower: string): string | undefined {
    const { candidates, scripts, weights, cellHashes, paradigmHashes } = this.model;
    return bestCandidate(
      hashLemma(lower),
      cellHashes[cell.id],
      paradigmHashes.get(cell.paradigm) ?? 0,
      candidates[cell.id],
      scripts,
      weights,
      this.slots,
    )?.form;
  }
}

/** The best-scored script of a cell for a lemma; ties go to the more frequent script. */
export function bestCandidate(
  word: LemmaHashes,
  cell: number,
  paradigm: number,
  candidates: ArrayLike<number>,
  scripts: ScriptTable,
  weights: WeightTable,
  slots: Int32Array,
): { script: number; form: string; score: number } | undefined {
  let best: { script: number; form: string; score: number } | undefined;
  for (let i = 0; i < candidates.length; i++) {
    const script = scripts.at(candidates[i]);
    if (!script) continue;
    const form = applyScript(script.script, word.lemma);
    if (form === undefined || form === '') continue;
    // "NGO's" for more than one is common in word lists, and wrong.
    if (form.includes("'") && !word.lemma.includes("'")) continue;
    const count = candidateSlots(word, cell, paradigm, script, form, slots, weights.mask);
    const score = scoreSlots(weights, slots, count);
    if (!best || score > best.score) best = { script: candidates[i], form, score };
  }
  return best;
}
