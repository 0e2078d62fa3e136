import type { Features, Sentence, Span, Token } from '../../core/index.ts';
import type { Agreement, Reshaped } from '../language.ts';
import { type AgreementContext, agreementOf } from './agreement.ts';
import { casedAs, casingOf } from './casing.ts';
import { type Cell, cellDistance } from './cells.ts';
import type { ParadigmModel } from './inflector.ts';

/** The number of cells tried to explain the form in the text. */
const MOST_EXPLANATIONS = 16;
/** One wrong number, case or tense. */
const FARTHEST_EXPLANATION = 9;

/**
 * Puts a lemma into the form of a word in its analysed sentence: *casas* and *vivienda* make
 * *viviendas*. Case of the letters is kept, and the neighbours that must change are listed.
 */
export function reshape(
  model: ParadigmModel | undefined,
  context: AgreementContext,
  lemma: string,
  sentence: Sentence,
  index: number,
): Reshaped | undefined {
  const token = sentence.tokens[index];
  if (!token || lemma === '' || isOfDoubtfulGender(context, sentence, index)) return undefined;
  const shaped = shapedForm(model, context, lemma, sentence, index) ?? lemma;
  const { form, particle } = placeParticle(context, sentence, index, shaped);
  const written = writtenAs(token, sentence, index, lemma, form);
  const agreement = agreementOf(context, sentence, index, lemma, written);
  return { form: written, agreement: [...particle, ...agreement] };
}

function shapedForm(
  model: ParadigmModel | undefined,
  context: AgreementContext,
  lemma: string,
  sentence: Sentence,
  index: number,
): string | undefined {
  const analysis = sentence.tokens[index].analysis;
  if (!model || !analysis || !model.inflects(analysis.upos)) return lemma;
  const cell = cellAt(model, context, sentence, index);
  if (!cell) return lemma;
  const head = context.rules.phraseHead?.[analysis.upos] ?? 'first';
  const words = lemma.split(' ');
  if (words.length === 1) return model.formIn(cell, lemma);
  const at = head === 'first' ? 0 : words.length - 1;
  words[at] = model.formIn(cell, words[at]) ?? words[at];
  return words.join(' ');
}

/** "tale abitudine" read as masculine, which no dictionary has: neither gender is trusted. */
function isOfDoubtfulGender(context: AgreementContext, { tokens }: Sentence, index: number) {
  const article = tokens[index].analysis;
  if (article?.upos !== 'DET' || !context.rules.follow?.includes('Gender')) return false;
  const noun = tokens[article.head]?.analysis;
  const read = noun?.features.Gender;
  const known = noun && context.inherent(noun.lemma).Gender;
  return read !== undefined && known !== undefined && read !== known;
}

/** A word of a text is queried once for each possible replacement. */
const cells = new WeakMap<Sentence, Map<number, Cell | undefined>>();

function cellAt(
  model: ParadigmModel,
  context: AgreementContext,
  sentence: Sentence,
  index: number,
): Cell | undefined {
  const known = cells.get(sentence) ?? new Map<number, Cell | undefined>();
  cells.set(sentence, known);
  if (!known.has(index)) {
    const token = sentence.tokens[index];
    const source = nounFeatures(context, sentence, index);
    const features = completed(model, context, sentence, index, source);
    known.set(index, knownCell(model, token, features, borrowed(token, source)));
  }
  return known.get(index);
}

/** Texts repeat the same words in the same forms. */
const explained = new WeakMap<ParadigmModel, Map<string, Cell | undefined>>();
const MOST_EXPLAINED = 10_000;

function knownCell(
  model: ParadigmModel,
  token: Token,
  features: Features,
  sure: Features,
): Cell | undefined {
  const known = explained.get(model) ?? new Map<string, Cell | undefined>();
  explained.set(model, known);
  const { lemma, upos, features: own } = token.analysis!;
  let key = `${token.form}\t${lemma}\t${upos}\t${sure.Gender}\t${own.Gender}`;
  for (const name in features) key += `\t${name}=${features[name]}`;
  if (!known.has(key)) {
    if (known.size >= MOST_EXPLAINED) known.clear();
    known.set(key, explainingCell(model, token, features, sure));
  }
  return known.get(key);
}

/** The features of a word, with features that treebanks leave unmarked taken from its noun and article. */
function completed(
  model: ParadigmModel,
  context: AgreementContext,
  sentence: Sentence,
  index: number,
  source: Features | undefined,
): Features {
  const analysis = sentence.tokens[index].analysis!;
  const features: Record<string, string> = { ...analysis.features };
  if (analysis.upos !== 'ADJ' && analysis.upos !== 'DET') return features;
  for (const name of ['Number', 'Case', ...(context.rules.follow ?? [])]) {
    if (
      features[name] === undefined &&
      source?.[name] !== undefined &&
      model.marks(analysis.upos, name)
    ) {
      features[name] = source[name];
    }
  }
  // "È indispensabile che …": without a noun, adjectives have their dictionary form.
  const isOfNothing = analysis.upos === 'ADJ' && source === undefined;
  if (isOfNothing && context.rules.follow?.includes('Gender')) features.Gender ??= 'Masc';
  return { ...impliedFeatures(context, sentence, index), ...features };
}

/** The features of the noun that an adjective or article describes. */
function nounFeatures(
  context: AgreementContext,
  sentence: Sentence,
  index: number,
): Features | undefined {
  const analysis = sentence.tokens[index].analysis!;
  if (analysis.upos !== 'ADJ' && analysis.upos !== 'DET') return undefined;
  const head = sentence.tokens[analysis.head]?.analysis;
  // "L'amicizia è vitale, è indispensabile": the second predicate describes the same noun.
  const joined = /^(?:conj|parataxis)/.test(analysis.relation) ? [analysis.head] : [];
  const subjectOf = (of: readonly number[]) =>
    sentence.tokens.find(
      ({ analysis: own }) => own && of.includes(own.head) && own.relation.startsWith('nsubj'),
    )?.analysis;
  const noun =
    head?.upos === 'NOUN' || head?.upos === 'PROPN'
      ? head
      : (subjectOf([index]) ?? subjectOf(joined));
  return noun && { ...context.inherent(noun.lemma), ...noun.features };
}

/**
 * The features that an adjective or article has from its noun: "est considérable", "tale abitudine" may have either
 * gender, so that taggers guess.
 */
function borrowed({ analysis }: Token, source: Features | undefined): Features {
  const Gender = source?.Gender;
  return /^(?:ADJ|DET)$/.test(analysis?.upos ?? '') && Gender ? { Gender } : {};
}

/** The features that the article before an adjective requires of it. */
function impliedFeatures(context: AgreementContext, sentence: Sentence, index: number): Features {
  if (!context.rules.otherwise) return {};
  for (let i = index - 1; i >= 0 && i >= index - 4; i--) {
    const token = sentence.tokens[i];
    const implied = context.families.implied(token.form);
    if (implied) return implied;
    const upos = token.analysis?.upos;
    if (upos !== 'ADJ' && upos !== 'ADV' && upos !== 'NUM') break;
  }
  return context.rules.otherwise;
}

/**
 * The cell of the word. Taggers err and features are homonymous: among the cells near
 * the analysis, the first in which the old lemma has exactly the form of the text wins.
 */
function explainingCell(
  model: ParadigmModel,
  token: Token,
  features: Features,
  sure: Features,
): Cell | undefined {
  const { lemma, upos } = token.analysis!;
  const asked = model.asked(lemma, upos, features);
  const ranked = model
    .cellsOf(upos)
    .map((cell) => ({ cell, distance: cellDistance(asked, cell) }))
    .sort((a, b) => a.distance - b.distance || b.cell.count - a.cell.count)
    .slice(0, MOST_EXPLANATIONS);
  const nearest = ranked[0];
  if (!nearest) return undefined;
  const seen = token.form.toLowerCase();
  const explaining = ranked.filter(
    ({ cell, distance }) =>
      distance <= nearest.distance + FARTHEST_EXPLANATION &&
      model.formIn(cell, lemma)?.toLowerCase() === seen,
  );
  const isSure = ({ cell }: { readonly cell: Cell }) =>
    Object.entries(sure).every(([name, value]) => cell.features.get(name) === value);
  // The features of the noun were already used where the word itself showed none.
  const isShown = token.analysis?.features.Gender !== undefined;
  const other = isShown ? explaining[0] : undefined;
  return (explaining.find(isSure) ?? other ?? nearest).cell;
}

/** A particle verb puts its particle in the place of the old one; an old particle without a successor is removed. */
function placeParticle(
  context: AgreementContext,
  sentence: Sentence,
  index: number,
  form: string,
): { form: string; particle: Agreement[] } {
  const relation = context.rules.particle;
  const lemma = sentence.tokens[index].analysis?.lemma.toLowerCase();
  if (!relation || lemma === undefined) return { form, particle: [] };
  const at = sentence.tokens.findIndex(
    (token) =>
      token.analysis?.head === index &&
      token.analysis.relation === relation &&
      lemma.startsWith(token.form.toLowerCase()),
  );
  if (at < 0) return { form, particle: [] };
  const cut = form.lastIndexOf(' ');
  const heir = cut > 0 ? form.slice(cut + 1) : '';
  const reason = 'is the particle of the verb';
  const particle =
    heir === sentence.tokens[at].form ? [] : [{ tokenIndex: at, form: heir, reason }];
  return { form: cut > 0 ? form.slice(0, cut) : form, particle };
}

/** Upper case is kept; a capital only where the position, not the old word, requires it. */
function writtenAs(
  token: Token,
  sentence: Sentence,
  index: number,
  lemma: string,
  form: string,
): string {
  const casing = casingOf(token.form);
  if (casing === 'upper') return form.toUpperCase();
  if (casing !== 'title') return form;
  const own = token.analysis ? casingOf(token.analysis.lemma) : 'lower';
  // German nouns and names are always capitalised; the words that replace them need not be.
  const first = sentence.tokens.findIndex((other) => /\p{L}/u.test(other.form)) === index;
  return first || own === 'lower' || casingOf(lemma) !== 'lower' ? casedAs(token.form, form) : form;
}

/** A replacement of a stretch of the text. */
export interface Replacement {
  readonly span: Span;
  readonly replacement: string;
}

/**
 * The text edits for a reshaped word and its agreement, spaces included: *la* before
 * *école* becomes *l'* without a space, a removed word loses its space, too.
 *
 * @example reshapedEdits(text, sentence, 1, language.reshape('immeuble', sentence, 1)!)
 */
export function reshapedEdits(
  text: string,
  sentence: Sentence,
  index: number,
  reshaped: Reshaped,
): Replacement[] {
  const forms = new Map<number, string>([[index, reshaped.form]]);
  for (const { tokenIndex, form } of reshaped.agreement) {
    if (form !== undefined) forms.set(tokenIndex, form);
  }
  const edits: Replacement[] = [];
  for (const [at, form] of [...forms].sort((a, b) => a[0] - b[0])) {
    const { start, end } = sentence.tokens[at];
    const following = sentence.tokens[at + 1];
    const spaced = following !== undefined && following.start > end;
    const joined = following !== undefined && following.start === end;
    const elided = /['’]$/.test(form);
    const wasElided = /['’]$/.test(text.slice(start, end));
    if (form === text.slice(start, end)) continue;
    if ((form === '' || elided) && spaced && !wasElided) {
      edits.push({ span: { start, end: following.start }, replacement: form });
    } else if (wasElided && !elided && form !== '' && joined) {
      edits.push({ span: { start, end }, replacement: `${form} ` });
    } else {
      edits.push({ span: { start, end }, replacement: form });
    }
  }
  return edits;
}
