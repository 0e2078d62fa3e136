import { type Cell, cellDistance, parseFeatures } from '../../src/language/inflection/cells.ts';
import { applyScript, type EditScript } from '../../src/language/inflection/edit-script.ts';
import { findScript } from './find-script.ts';
import type { Prepared } from './perceptron.ts';

/** A form no source gave, inferred from the other forms of its lemma. */
export interface Inferred {
  readonly lemma: string;
  readonly cell: number;
  readonly form: string;
  /** Share of the votes, 0 to 1. */
  readonly confidence: number;
}

const LEMMA = -1;
const CONTEXTS = 6;
const NEIGHBOURS = 10;
const LONGEST_ENDING = 7;
const MOST_LOOKED_AT = 120;
/** Person[erg]: only verbs that take such an argument have the cell. */
const MARKED_PER_ARGUMENT = /\[/;

/**
 * Fills paradigms by analogy: knowing *vouchoit*, and how other verbs get from that cell to the
 * next (*-oit* → *-oient*), we know *vouchoient*. Each known form of the lemma asks the lemmas
 * whose form in that cell ends alike; every answer is a vote.
 */
export class Analogy {
  private readonly cells: readonly Cell[];
  private readonly paradigms = new Map<string, Map<number, string>>();
  /** By cell and ending: which paradigms have a form there that ends so. */
  private readonly index = new Map<string, string[]>();
  private readonly scripts = new Map<string, EditScript>();
  private readonly order = new Map<number, number[]>();
  private readonly kinds = new Map<number, string>();

  constructor(prepared: Prepared) {
    this.cells = prepared.cells.map((cell) => ({
      ...cell,
      features: new Map(Object.entries(parseFeatures(cell.key))),
    }));
    for (const { pair, cell } of prepared.examples) {
      const name = `${pair.paradigm} ${pair.lemma}`;
      let forms = this.paradigms.get(name);
      if (!forms) {
        forms = new Map([[LEMMA, pair.lemma]]);
        this.paradigms.set(name, forms);
        this.addToIndex(name, LEMMA, pair.lemma);
      }
      forms.set(cell, pair.form);
      this.addToIndex(name, cell, pair.form);
    }
  }

  /** How many forms of a lemma are known. */
  known(paradigm: string, lemma: string): number {
    return (this.paradigms.get(`${paradigm} ${lemma}`)?.size ?? 1) - 1;
  }

  has(paradigm: string, lemma: string, cell: number): boolean {
    return this.paradigms.get(`${paradigm} ${lemma}`)?.has(cell) ?? false;
  }

  /** Cells like those the lemma is known to have: the same kinds of features. */
  openCells(paradigm: string, lemma: string, among: readonly number[]): number[] {
    const forms = this.paradigms.get(`${paradigm} ${lemma}`);
    if (!forms) return [];
    const kinds = new Set([...forms.keys()].filter((id) => id >= 0).map((id) => this.kind(id)));
    return among.filter((id) => !forms.has(id) && kinds.has(this.kind(id)));
  }

  private kind(cell: number): string {
    let kind = this.kinds.get(cell);
    if (kind === undefined) {
      // Who is spoken to is marked on verbs of every frame.
      const names = [...this.cells[cell].features.keys()].filter(
        (name) => !name.startsWith('Polite') && !name.startsWith('Gender'),
      );
      kind = MARKED_PER_ARGUMENT.test(names.join(' ')) ? names.sort().join(' ') : '';
      this.kinds.set(cell, kind);
    }
    return kind;
  }

  infer(paradigm: string, lemma: string, cell: number): Inferred | undefined {
    const name = `${paradigm} ${lemma}`;
    const forms = this.paradigms.get(name);
    if (!forms) return undefined;
    const votes = new Map<string, number>();
    let all = 0;
    for (const context of this.contexts(forms, cell)) {
      const answers = this.ask(name, paradigm, context, forms.get(context)!, cell);
      const sum = [...answers.values()].reduce((a, b) => a + b, 0);
      if (sum === 0) continue;
      // Contexts whose neighbours disagree know little.
      const purity = Math.max(...answers.values()) / sum;
      for (const [form, weight] of answers) {
        const vote = (weight / sum) * purity ** 3;
        votes.set(form, (votes.get(form) ?? 0) + vote);
        all += vote;
      }
    }
    let best: string | undefined;
    for (const [form, vote] of votes)
      if (best === undefined || vote > votes.get(best)!) best = form;
    return best === undefined
      ? undefined
      : { lemma, cell, form: best, confidence: votes.get(best)! / all };
  }

  /** The known cells nearest to the one asked for, and the lemma itself. */
  private contexts(forms: ReadonlyMap<number, string>, cell: number): number[] {
    let order = this.order.get(cell);
    if (!order) {
      const asked = this.cells[cell].features;
      const distances = this.cells
        .filter((other) => other.paradigm === this.cells[cell].paradigm && other.id !== cell)
        .map((other) => [other.id, cellDistance(asked, other)] as const)
        .sort((a, b) => a[1] - b[1]);
      order = distances.map(([id]) => id);
      this.order.set(cell, order);
    }
    const known: number[] = [];
    if (forms.size > CONTEXTS * 4) {
      for (const id of order) {
        if (forms.has(id)) known.push(id);
        if (known.length === CONTEXTS) break;
      }
    } else {
      const rank = new Map(order.map((id, i) => [id, i]));
      known.push(
        ...[...forms.keys()]
          .filter((id) => id !== LEMMA && id !== cell)
          .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
          .slice(0, CONTEXTS),
      );
    }
    return [...known, LEMMA];
  }

  private ask(
    name: string,
    paradigm: string,
    context: number,
    known: string,
    cell: number,
  ): Map<string, number> {
    const answers = new Map<string, number>();
    const asked = new Set<string>([name]);
    let found = 0;
    for (let length = Math.min(LONGEST_ENDING, known.length); length >= 0; length--) {
      const ending = known.slice(known.length - length);
      const list = this.index.get(`${paradigm} ${context} ${ending}`) ?? [];
      for (let i = 0; i < list.length && i < MOST_LOOKED_AT; i++) {
        const other = list[i];
        if (asked.has(other)) continue;
        asked.add(other);
        const forms = this.paradigms.get(other)!;
        const target = forms.get(cell);
        if (target === undefined) continue;
        const form = applyScript(this.script(forms.get(context)!, target), known);
        if (form === undefined) continue;
        answers.set(form, (answers.get(form) ?? 0) + 2 ** length);
        if (++found >= NEIGHBOURS) return answers;
      }
    }
    return answers;
  }

  private script(from: string, to: string): EditScript {
    const key = `${from}\t${to}`;
    let script = this.scripts.get(key);
    if (!script) {
      script = findScript(from, to);
      this.scripts.set(key, script);
    }
    return script;
  }

  private addToIndex(name: string, cell: number, form: string): void {
    const paradigm = name.slice(0, name.indexOf(' '));
    for (let length = 0; length <= Math.min(LONGEST_ENDING, form.length); length++) {
      const key = `${paradigm} ${cell} ${form.slice(form.length - length)}`;
      const list = this.index.get(key);
      if (!list) this.index.set(key, [name]);
      else if (list.length < MOST_LOOKED_AT) list.push(name);
    }
  }
}
