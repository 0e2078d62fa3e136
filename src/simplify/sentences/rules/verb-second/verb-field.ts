import type { PerfectRules } from '../../language-file/tense-rules.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** Where a finite verb stands in its clause. */
export interface Place {
  readonly kind: 'second' | 'last';
  /** The first token of the clause as far as it can be seen, and the last that belongs to it. */
  readonly first: number;
  readonly end: number;
}

const NOUN_PHRASE =
  /^(?:DET )?(?:ADJ )*(?:NOUN|PROPN)(?: PROPN)*(?: CCONJ (?:DET )?(?:ADJ )*(?:NOUN|PROPN))?(?: inner)?$/;
const NEARER = /^(?:nsubj|obj|iobj|obl|compound|xcomp)$/;

/** Clauses of languages whose verb is second, or last where a word opens a subordinate clause. */
export class VerbFields {
  private readonly tree: Tree;
  private readonly data: PerfectRules;
  private readonly pasts: ReadonlySet<number>;
  private readonly unclear: ReadonlySet<number>;

  /** `pasts` are verbs that are finite whatever the tagger says; `unclear` may be, or are participles. */
  constructor(
    tree: Tree,
    data: PerfectRules,
    pasts: ReadonlySet<number>,
    unclear: ReadonlySet<number>,
  ) {
    this.tree = tree;
    this.data = data;
    this.pasts = pasts;
    this.unclear = unclear;
  }

  placeOf(verb: number): Place | undefined {
    const { tree } = this;
    const opener = this.openerOf(verb);
    const isEnd = this.isBorder(verb + 1);
    if (opener === null) return undefined;
    if (opener !== undefined) return isEnd ? { kind: 'last', first: opener, end: verb } : undefined;
    const first = this.startOf(verb);
    // "stehen blieben", or a clause that was not seen.
    if (first > 0 && this.isFinite(first - 1)) return undefined;
    // "Sah er hinein, so …": a condition.
    const isOpen =
      first === verb &&
      (first === 0 || (tree.at(first - 1).upos === 'CCONJ' && this.isBorder(first - 2)));
    if (isOpen && this.data.subjects.includes(tree.lower(verb + 1))) return undefined;
    // Many words and the verb last, but nothing that opens such a clause: what it is, is not clear.
    const subject = tree.subjectOf(verb);
    const isAlone =
      subject !== undefined && subject < verb && tree.stretch(subject)?.first === first;
    // "Da es regnete, …"
    const isUnsure = this.data.unsureOpeners.includes(tree.lower(first));
    if (isEnd && verb > first + 1 && isUnsure) return { kind: 'last', first, end: verb };
    // "viele, die hinter ihm gingen": told of somebody, whatever the tagger says.
    if (isEnd && verb > first + 1 && tree.form(first - 1) === ',' && this.pointsBack(first)) {
      // ", die anderen weinten"
      const { upos, features } = tree.at(first + 1);
      const isClear = verb > first + 2 || upos === 'ADV' || features.PronType === 'Prs';
      return isClear ? { kind: 'last', first, end: verb } : undefined;
    }
    // "viele, die kamen und gingen"
    const isPair = isEnd && verb === first + 1 && tree.form(first - 1) === ',';
    if (isPair && this.pointsBack(first)) return undefined;
    // "ein Herrscher, der Mitgefühl für alle zeigte": told of somebody, or who acts.
    const mayPoint = tree.form(first - 1) === ',' && this.data.articles.includes(tree.lower(first));
    const isClear = !mayPoint && (isAlone || this.isNoun(first, verb - 1));
    if (isEnd && verb - first > 2 && !isClear) return undefined;
    const end = this.endOf(verb);
    return end === undefined ? undefined : { kind: 'second', first, end };
  }

  /** "Die Alte aber", "der erste Himmel und die erste Erde" open a sentence before its verb. */
  private isNoun(first: number, last: number): boolean {
    const { tree } = this;
    if (tree.form(first - 1) === ',') return false;
    const kinds = range({ first, last }).map((i) =>
      this.data.inner.includes(tree.lower(i)) && i === last ? 'inner' : tree.at(i).upos,
    );
    return NOUN_PHRASE.test(kinds.join(' '));
  }

  private pointsBack(index: number): boolean {
    const { tree, data } = this;
    return data.articles.includes(tree.lower(index)) && tree.at(index).upos !== 'DET';
  }

  isFinite(index: number): boolean {
    const { tree, data } = this;
    return (
      this.pasts.has(index) ||
      (tree.isFinite(index) &&
        tree.form(index) === tree.lower(index) &&
        !data.prefixes.includes(tree.form(index)))
    );
  }

  /** The word that opens a clause with its verb last, when no other verb stands between; null if unclear. */
  private openerOf(verb: number): number | null | undefined {
    const { tree, data } = this;
    for (let i = verb - 1; i >= 0; i--) {
      if (this.isFinite(i)) {
        // "als er kam und sie sah": like the verb before.
        const joins = range({ first: i + 1, last: verb - 1 });
        const isJoined =
          joins.some((j) => tree.at(j).upos === 'CCONJ') &&
          !joins.some((j) => tree.isPunctuation(j));
        if (!isJoined || !this.isBorder(verb + 1)) return undefined;
        const place = this.placeOf(i);
        return this.openerOf(i) ?? (place?.kind === 'last' ? place.first : undefined);
      }
      // "„Wie geht es?“ sagte er": what is quoted opens nothing.
      const isQuoted = i === verb - 1 && /^[«»“”"‘]$/.test(tree.form(i));
      if (isQuoted || /^[;:!?.–]$/.test(tree.form(i))) return undefined;
      if (i === verb - 1 || !data.openers.includes(tree.lower(i))) continue;
      const opens = this.opens(i, verb);
      if (opens !== false) return opens === true ? i : null;
    }
    return undefined;
  }

  private opens(index: number, verb: number): boolean | undefined {
    const { tree, data } = this;
    const { upos } = tree.at(index);
    const isFirst =
      index === 0 ||
      (tree.isPunctuation(index - 1) && tree.form(index - 1) !== '-') ||
      tree.at(index - 1).upos === 'CCONJ' ||
      // ", mit dem …"
      (tree.form(index - 2) === ',' && tree.at(index - 1).upos === 'ADP');
    const isArticle = data.articles.includes(tree.lower(index));
    // "Die aber brachten es", "…, rief er, der Hund bellte": no noun stands before.
    const noun = tree.at(index - 1).upos === 'ADP' ? index - 3 : index - 2;
    if (!isFirst || (isArticle && !/^(?:NOUN|PROPN|PRON)$/.test(tree.at(noun).upos))) return false;
    // "den Sarg und das Mädchen": an article, whatever the tagger says.
    if (isArticle && tree.at(index - 1).upos === 'CCONJ') return false;
    if (upos === 'SCONJ' || tree.isWhWord(index)) return true;
    if (!this.isBorder(verb + 1)) return false;
    if (!isArticle) return true;
    // ", die Kinder sahen": they see, or are seen.
    if (tree.form(index - 1) !== ',') return false;
    return upos === 'PRON' || undefined;
  }

  private startOf(verb: number): number {
    const { tree } = this;
    let first = verb;
    while (first > 0 && !tree.isPunctuation(first - 1) && !this.isFinite(first - 1)) first--;
    const last = range({ first, last: verb - 1 }).findLast((i) => tree.at(i).upos === 'CCONJ');
    // "… warf sie ihn weg und sprang": after another verb, what joins them opens the clause.
    const isSecond = first > 0 && this.isFinite(first - 1);
    return last !== undefined && (isSecond || last === first) ? last + 1 : first;
  }

  /** The last token before the clause ends, or undefined where that is not clear. */
  private endOf(verb: number): number | undefined {
    const { tree } = this;
    const { length } = tree.tokens;
    // "Sie kam, wie die andere, auf die Wiese"
    const isApart = this.isClause(verb + 2) || this.isMark(verb + 2);
    if (tree.form(verb + 1) === ',' && !isApart && !isSign(tree.form(verb + 2))) return undefined;
    let hasComma = false;
    for (let i = verb + 1; i < length; i++) {
      const form = tree.form(i);
      if (form === ',') hasComma = true;
      // "kamen zwei ums Leben, drei erlitten Schocks": after a comma it may tell of others.
      if (hasComma && this.unclear.has(i)) return undefined;
      const closed = this.closedAt(i);
      if (closed !== undefined) {
        i = closed;
        continue;
      }
      // "Panzer - Motor": one word, or what follows?
      const isWord = this.isDash(i) && [i - 1, i + 1].every((at) => tree.at(at).upos === 'NOUN');
      if (isWord) return undefined;
      if (form === ',' ? isSign(tree.form(i + 1)) : isSign(form) || this.isDash(i)) return i - 1;
      const { upos } = tree.at(i);
      if (form === ',' && tree.at(i + 1).upos === 'CCONJ' && !this.isClause(i + 2)) {
        // ", und die Frau, die krank war, blieb": a clause with another inside.
        if (this.isLongClause(i + 1) && !this.hasLater(verb, i)) return i - 1;
        if (!this.data.instead.includes(tree.lower(i + 1))) return undefined;
        i++;
        continue;
      }
      if (upos === 'CCONJ' && this.isClause(i + 1)) return i - 1;
      if ((upos === 'CCONJ' || form === ',') && this.looksPast(i + 1)) return undefined;
      // "ging hin um zu sehen"
      const isLater = upos === 'SCONJ' && this.isClause(i + 1);
      if (isLater || (form === ',' && this.opensClause(i + 1))) {
        const isFree = form === ',' && this.mayFollow(i + 1);
        return (!isFree && this.hasLater(verb, i)) || this.goesOn(i) ? undefined : i - 1;
      }
      // "blieb Jesus stehen": an infinitive looks like the plural.
      if (this.isFinite(i) && form !== tree.at(i).lemma) return undefined;
    }
    return length - 1;
  }

  /** After "und" and what may open a clause, one inside it, and then a verb right after its comma. */
  private isLongClause(joint: number): boolean {
    const { tree, data } = this;
    if (data.instead.includes(tree.lower(joint))) return false;
    let i = joint + 1;
    while (i < tree.tokens.length && !tree.isPunctuation(i)) i++;
    if (tree.form(i) !== ',' || !this.isOpener(i + 1)) return false;
    for (i += 2; i < tree.tokens.length && !isSign(tree.form(i)); i++)
      if (tree.form(i) === ',' && this.isFinite(i - 1)) return this.isFinite(i + 1);
    return false;
  }

  /** "und gründeten Städte": a verb that was read as something else, or an adjective. */
  private looksPast(index: number): boolean {
    const form = this.tree.form(index);
    const isSmall = form === this.tree.lower(index) && !this.isFinite(index);
    // "riesigen, unbearbeiteten Fassaden"
    const [{ upos }, next] = [this.tree.at(index), this.tree.at(index + 1)];
    if (upos === 'ADJ' && next.upos === 'NOUN' && form.endsWith(this.data.described)) return false;
    return isSmall && Object.keys(this.data.past).some((each) => form.endsWith(each));
  }

  /** "zog das Geld, das er hatte, aus der Tasche": does the clause go on after one inside it? */
  private goesOn(index: number): boolean {
    const { tree } = this;
    if (tree.form(index) !== ',') return false;
    for (let i = index + 2; i < tree.tokens.length; i++) {
      if (tree.form(i) !== ',' || !this.isFinite(i - 1)) continue;
      const { upos } = tree.at(i + 1);
      if (/^(?:CCONJ|SCONJ)$/.test(upos) || isSign(tree.form(i + 1))) return false;
      return !this.isClause(i + 1) && !this.isOpener(i + 1);
    }
    return false;
  }

  /** Where brackets or a quotation inside the clause end: the rennwagen „Silberpfeile“. */
  private closedAt(index: number): number | undefined {
    const { tree } = this;
    const close = QUOTES.get(tree.form(index));
    if (close === undefined || tree.form(index - 1) === ':') return undefined;
    for (let i = index + 1; i < tree.tokens.length; i++) {
      if (tree.form(i) === close) return i;
      if (this.isFinite(i)) return undefined;
    }
    return undefined;
  }

  /** Does something that belongs to the verb come later? */
  private hasLater(verb: number, index: number): boolean {
    const { tree } = this;
    return tree
      .children(verb)
      .some((i) => i > index && NEARER.test(tree.relation(i)) && tree.at(i).upos !== 'VERB');
  }

  private opensClause(index: number): boolean {
    const { tree } = this;
    const { upos } = tree.at(index);
    // "…, so schön und so fein", "…, mit einem Buch in der Hand": said after it all.
    if (/^(?:CCONJ|SCONJ|ADV|PART|ADP)$/.test(upos)) return true;
    if (upos === 'ADJ' && !/^(?:NOUN|PROPN|ADJ)$/.test(tree.at(index + 1).upos)) return true;
    return this.isOpener(index) || this.isOpener(index + 1) || this.isClause(index);
  }

  /** A hyphen with spaces around it. */
  private isDash(index: number): boolean {
    const { tokens } = this.tree;
    if (this.tree.form(index) !== '-' || index + 1 >= tokens.length) return false;
    const { start, end } = tokens[index];
    return tokens[index - 1].end < start && end < tokens[index + 1].start;
  }

  /** What comes after a comma and need not be part of the clause: another clause, a circumstance. */
  private mayFollow(index: number): boolean {
    const { upos } = this.tree.at(index);
    return /^(?:ADP|ADV|CCONJ)$/.test(upos) || (!this.isOpener(index) && this.isClause(index));
  }

  private isMark(index: number): boolean {
    return (
      this.tree.at(index).upos === 'SCONJ' && !this.data.unreal.includes(this.tree.lower(index))
    );
  }

  private isOpener(index: number): boolean {
    const { tree, data } = this;
    const { upos, features } = tree.at(index);
    if (/Rel/.test(features.PronType ?? '')) return true;
    const word = tree.lower(index);
    if (tree.form(index - 1) !== ',') return false;
    return data.openers.includes(word) && (upos === 'PRON' || !data.articles.includes(word));
  }

  /** Is there a finite verb, or an infinitive of its own, before the next border? */
  private isClause(first: number): boolean {
    const { tree } = this;
    for (let i = first; i < tree.tokens.length; i++) {
      if (this.isFinite(i)) return true;
      const { upos, features } = tree.at(i);
      if (upos === 'PART' && tree.at(i + 1).features.VerbForm === 'Inf') return true;
      if (upos === 'PART' && tree.form(i + 1) === tree.at(i + 1).lemma && i > first) return true;
      if (features.VerbForm === 'Inf' && isInside(this.data.infinitive.to, tree.form(i)))
        return true;
      // "…, Hans aber dachte"
      if (upos === 'CCONJ' && this.data.inner.includes(tree.lower(i))) continue;
      // "die Notruf-Telefone standen"
      if (tree.form(i) === '-' && !this.isDash(i)) continue;
      if (tree.isPunctuation(i) || (upos === 'CCONJ' && i > first)) return false;
    }
    return false;
  }

  private isBorder(index: number): boolean {
    const { tree } = this;
    return (
      index < 0 ||
      index >= tree.tokens.length ||
      tree.isPunctuation(index) ||
      tree.at(index).upos === 'CCONJ'
    );
  }
}

const QUOTES = new Map([
  ['(', ')'],
  ['[', ']'],
  ['„', '“'],
  ['"', '"'],
  ['‚', '‘'],
  ['»', '«'],
  ['``', "''"],
]);

/** Marks that end a clause: no commas, no hyphens, no signs of counting. */
function isSign(form: string): boolean {
  return /^(?:[.!?:;…–—»«"„“”‚‘’()[\]{}]+|--+|``|'')$/u.test(form);
}

/** "zu" in "anzufangen", with letters on both sides. */
function isInside(part: string, word: string): boolean {
  const at = word.indexOf(part, 1);
  return at > 0 && at + part.length < word.length;
}
