import {
  type Analysis,
  type Features,
  KlartextError,
  type Token,
  UPOS,
  type Upos,
} from '../../core/index.ts';
import { ByteReader } from './bytes.ts';
import { Labeller } from './labeller.ts';
import { Lemmatiser } from './lemmatiser.ts';
import { LinearModel } from './linear-model.ts';
import { MoveModel } from './move-model.ts';
import { MoveScores } from './move-scores.ts';
import { emptyParserInput, type ParserInput } from './parse-features.ts';
import { MARGIN, Parser } from './parser.ts';
import { attachPunctuation } from './punctuation.ts';
import { BundleList, Tagger, type Tags } from './tagger.ts';
import { WordClasses } from './word-classes.ts';
import { ENDING, type Spelling, type Word, WordTable } from './word-table.ts';

export const MODEL_FORMAT = 'klartext-analysis-1';

/** How many states the search keeps, where a model does not say. */
export const BEAM = 6;
/** States and margin of the second search, for sentences whose first tree is not a clause. */
const WIDE_BEAM = 16;
const WIDE_MARGIN = 1500;
/** A longer run of tokens is parsed in pieces, so that time stays linear. */
const LONGEST_PARSE = 160;

/** What a word is besides its part of speech. */
export type Description = Pick<Analysis, 'features' | 'lemma'>;

/** Tags, lemmatises and parses tokens with one trained model. */
export class Analyser {
  private readonly table: WordTable;
  private readonly tagger: Tagger;
  private readonly parser: Parser;
  private readonly wideParser?: Parser;
  private readonly labeller: Labeller;
  private readonly lemmatiser: Lemmatiser;
  private readonly bundleFeatures: readonly Features[];
  /** Are punctuation marks attached by the rules of UD, where these are surer than the parser? */
  private readonly marksByRule: boolean;

  constructor(bytes: Uint8Array, spelling?: Spelling, clausal = false) {
    const input = new ByteReader(bytes);
    if (input.text() !== MODEL_FORMAT) {
      throw new KlartextError(
        'bad-model',
        'This file is not an analysis model for this version of klartext.',
        'Retrain the language: npm run train -- LANGUAGE.',
      );
    }
    const classes = WordClasses.read(input);
    const upos = LinearModel.read(input);
    const bundles = new BundleList(input.texts());
    this.tagger = new Tagger(upos, LinearModel.read(input), bundles);
    const moves = new MoveScores(MoveModel.read(input));
    const labels = input.texts();
    this.labeller = new Labeller(LinearModel.read(input), labels);
    const lemmaClasses = input.texts();
    const exceptions = input.text();
    this.lemmatiser = new Lemmatiser(LinearModel.read(input), lemmaClasses, exceptions);
    const margin = input.ended ? MARGIN : input.varint();
    const ending = input.ended ? ENDING : input.varint();
    this.parser = new Parser(moves, input.ended ? BEAM : input.varint(), margin);
    if (clausal) this.wideParser = new Parser(moves, WIDE_BEAM, WIDE_MARGIN);
    this.marksByRule = !input.ended && input.varint() === 1;
    const forms = input.ended ? undefined : WordClasses.read(input);
    this.table = new WordTable(classes, spelling, ending, forms);
    this.bundleFeatures = bundles.names.map(featuresOf);
  }

  /** Fills `analysis` of every token of a sentence. */
  analyse(tokens: readonly Token[]): void {
    let root = -1;
    for (let from = 0; from < tokens.length; from += LONGEST_PARSE) {
      root = this.analysePiece(tokens.slice(from, from + LONGEST_PARSE), from, root);
    }
  }

  /** Parts of speech alone. */
  partsOfSpeech(forms: readonly string[]): Upos[] {
    const places = this.tagger.partsOfSpeech(forms.map((form) => this.table.word(form)));
    return Array.from(places, (place) => UPOS[place]);
  }

  /** Features and lemmas of words whose parts of speech are known. */
  describe(forms: readonly string[], upos: readonly Upos[]): Description[] {
    const words = forms.map((form) => this.table.word(form));
    const known = upos.map((tag) => UPOS.indexOf(tag));
    const { bundles } = this.tagger.tag(words, known);
    return forms.map((form, i) => ({
      features: this.bundleFeatures[bundles[i]] ?? {},
      lemma: this.lemmatiser.lemma(form, upos[i], this.tagger.bundles.names[bundles[i]] ?? upos[i]),
    }));
  }

  /** A sentence with a verb is a clause: where the best tree has none on top, a wider search may find one. */
  private treeOf(input: ParserInput, { upos, bundles }: Tags): Int16Array {
    const best = this.parser.parse(input);
    if (!this.wideParser || isClause(best, upos, (i) => upos[i] === VERB)) return best;
    // A participle on top would be a new error: "People experience sustained improvement".
    const hasTense = (i: number) => this.bundleFeatures[bundles[i]]?.VerbForm === 'Fin';
    return this.wideParser.parseWanted(input, (heads) => isClause(heads, upos, hasTense)) ?? best;
  }

  private analysePiece(tokens: readonly Token[], offset: number, root: number): number {
    const words = tokens.map((token) => this.table.word(token.form));
    const tags = this.tagger.tag(words);
    const input = parserInput(words, tags);
    const parsed = this.treeOf(input, tags);
    const labels = this.labeller.label(input, parsed);
    const heads = this.marksByRule
      ? attachPunctuation(
          tokens.map(({ form }) => form),
          parsed,
          (i) => tags.upos[i] === PUNCT,
        )
      : parsed;
    let ownRoot = root;
    tokens.forEach((token, i) => {
      const upos = UPOS[tags.upos[i]];
      const isRoot = heads[i] < 0;
      if (isRoot && root < 0) ownRoot = offset + i;
      const analysis: Analysis = {
        upos,
        lemma: this.lemmatiser.lemma(
          token.form,
          upos,
          this.tagger.bundles.names[tags.bundles[i]] ?? upos,
        ),
        features: this.bundleFeatures[tags.bundles[i]] ?? {},
        head: isRoot ? root : heads[i] + offset,
        relation: isRoot ? (root < 0 ? 'root' : 'parataxis') : this.labeller.names[labels[i]],
      };
      token.analysis = analysis;
    });
    return ownRoot;
  }
}

const VERB = UPOS.indexOf('VERB');
const AUX = UPOS.indexOf('AUX');
const PUNCT = UPOS.indexOf('PUNCT');
const CCONJ = UPOS.indexOf('CCONJ');

/** Does a verb stand on top, or a word with a helping verb, or is there no verb at all? */
function isClause(
  heads: Int16Array,
  upos: ArrayLike<number>,
  isVerb: (word: number) => boolean,
): boolean {
  const root = heads.indexOf(-1);
  let verbs = 0;
  for (let i = 0; i < heads.length; i++) {
    if (upos[i] === VERB || upos[i] === AUX) verbs++;
    if (upos[i] === AUX && heads[i] === root) return true;
  }
  return verbs === 0 || isVerb(root) || upos[root] === AUX;
}

/** The parser's view of a tagged sentence. */
export function parserInput(words: readonly Word[], tags: Tags): ParserInput {
  const input = emptyParserInput(words.length);
  words.forEach((word, i) => {
    input.word[i + 1] = word.lower;
    input.tag[i + 1] = tags.uposHash[i];
    input.bundle[i + 1] = tags.bundleHash[i];
    input.group[i + 1] = word.fine;
    input.role[i + 1] = tags.roleHash[i];
    input.kinds[i] = tags.roleHash[i];
    input.ending[i + 1] = word.suffixes[2];
    input.verbs[i + 1] = input.verbs[i] + (tags.upos[i] === VERB ? 1 : 0);
    input.marks[i + 1] = input.marks[i] + (tags.upos[i] === PUNCT ? 1 : 0);
    input.coordinators[i + 1] = input.coordinators[i] + (tags.upos[i] === CCONJ ? 1 : 0);
  });
  return input;
}

/** The features in a bundle name: `NOUN|Number=Plur` has `{ Number: 'Plur' }`. */
export function featuresOf(bundle: string): Features {
  const features: Record<string, string> = {};
  for (const pair of bundle.split('|').slice(1)) {
    const at = pair.indexOf('=');
    if (at > 0) features[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return features;
}
