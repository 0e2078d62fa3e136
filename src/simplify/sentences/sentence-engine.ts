import {
  applyEdits,
  type Candidate,
  type Controls,
  type Document,
  type Edit,
  type Sentence,
  type Token,
} from '../../core/index.ts';
import { folderFiles, readText } from '../../language/files.ts';
import {
  type Fluency,
  type Language,
  type LanguageFiles,
  loadFluency,
} from '../../language/index.ts';
import { alternatives } from './alternatives.ts';
import { withArticle } from './article.ts';
import { checks, isSafe } from './check.ts';
import { choose } from './choose.ts';
import { hasDials, heedsDials, towards } from './dials.ts';
import { remembering } from './known-analysis.ts';
import { loadSentenceRules, type SentenceRules } from './language-file/rules-file.ts';
import { isAllowed, mayCost, type PresetRules, presetOf, ruleOf } from './presets.ts';
import type { Proposal } from './proposal.ts';
import { propose } from './propose.ts';
import { forReader } from './reader.ts';
import { editsOf } from './render.ts';
import { keepingTimeZones } from './rules/brackets/time-zone.ts';
import { modifiers, parts } from './rules/leave-out/modifiers.ts';
import { isDecided, mayBeTitle } from './rules/words/replace.ts';
import { seamsReader } from './seams.ts';
import { readingTitles, withTitlesRead } from './titles.ts';
import { Tree } from './tree.ts';
import {
  isUnlikely,
  lossOf,
  type ScorerModel,
  scorer,
  UNLIKELY,
  type WeighedProposal,
} from './weigh.ts';
import { loadWordSource, type WordSource, type WordWishes } from './word-proposals.ts';

export interface SentenceOptions {
  readonly preset?: 'careful' | 'balanced' | 'strong';
  readonly candidates?: number;
  readonly audience?: WordWishes['audience'];
}

/** What the engine needs of a language. */
export interface SentenceKnowledge {
  readonly language: Language;
  readonly rules: SentenceRules;
  readonly model?: ScorerModel;
  readonly words?: WordSource;
  readonly fluency?: Fluency;
}

/** The engine of edits: propose, weigh, choose, check. */
export interface SentenceEngine {
  readonly name: string;
  readonly language: Language;
  simplify(
    document: Document,
    sentence: Sentence,
    controls?: Controls,
    options?: SentenceOptions,
  ): Candidate[];
}

/**
 * Loads the rules, the scorer, the model of fluency and, when asked for, the words of a language, which
 * itself may still be loading.
 */
export async function loadSentenceEngine(
  name: string,
  id: string,
  loading: Promise<Language>,
  { words, files }: { words: boolean; files?: LanguageFiles },
): Promise<SentenceEngine> {
  const from = files ?? (await folderFiles());
  const [language, rules, model, source, fluency] = await Promise.all([
    loading,
    loadSentenceRules(from, id),
    readText(from, 'sentence-scorer.json'),
    words ? loadWordSource(id, loading, from) : undefined,
    loadFluency(from, id),
  ]);
  return sentenceEngine(name, {
    language,
    rules,
    ...(model !== undefined && { model: JSON.parse(model) as ScorerModel }),
    ...(source && { words: source }),
    ...(fluency && { fluency }),
  });
}

export function sentenceEngine(name: string, knowledge: SentenceKnowledge): SentenceEngine {
  const { rules } = knowledge;
  const language = rules.quotedTitles ? readingTitles(knowledge.language) : knowledge.language;
  const known = remembering(language);
  const score = scorer(knowledge.model, language);
  const seamsOf = seamsReader(knowledge.fluency, language);
  const { capitalNouns, facts } = language.profile;
  const lossOptions = {
    ...(capitalNouns && { capitalNouns }),
    ...(rules.notNames && { notNames: rules.notNames }),
  };
  const worths = Object.entries(rules.worths ?? {});
  const presets = {
    careful: presetOf('careful', rules),
    balanced: presetOf('balanced', rules),
    strong: presetOf('strong', rules),
  };
  const { kept = [], modals = [], invertedConditions = {} } = rules;
  const keptWords = new Set([...kept, ...modals, ...Object.values(invertedConditions)]);

  function isListed({ analysis }: Token): boolean {
    if (!analysis) return false;
    return Object.hasOwn(rules.words?.[analysis.upos] ?? {}, analysis.lemma);
  }

  /** Weighs proposals; with a preset, those that it never makes are left out before they cost more. */
  function weigh(
    tree: Tree,
    proposals: readonly Proposal[],
    preset?: PresetRules,
  ): WeighedProposal[] {
    return proposals.flatMap((plain) => {
      if (preset && ruleOf(plain, preset) === undefined) return [];
      // In German and Danish no article depends on how the next word begins.
      const proposal = rules.verbSecond ? plain : withArticle(tree, plain, language);
      const loss = lossOf(tree, proposal, facts, keptWords, lossOptions);
      if (preset && !mayCost(loss, preset)) return [];
      const own = worths.find(([rule]) => proposal.rule.startsWith(rule));
      const seams = seamsOf(tree, proposal);
      const worth = own ? own[1] : score(tree, proposal, loss, seams);
      return { proposal, loss, gain: isUnlikely(seams) ? worth - UNLIKELY : worth };
    });
  }

  function candidate(
    text: string,
    sentence: Sentence,
    chosen: readonly WeighedProposal[],
    preset: PresetRules,
  ): Candidate {
    const source = text.slice(sentence.start, sentence.end);
    const made = written(text, sentence, chosen);
    // Proposals that turned out to clash leave the sentence as it is.
    if (!made) return { text: source, edits: [], engine: name, checks: [] };
    const { edits, output } = made;
    const onlyWords = !rules.rereadsFacts && chosen.every((each) => exchangesWords(each, sentence));
    const options = { ...preset, onlyWords };
    const list = edits.length === 0 ? [] : checks(source, output, known.language, rules, options);
    return { text: output, edits, engine: name, checks: list };
  }

  /** The best candidate that passes every check, from a set of proposals that may hold culprits. */
  function safest(
    text: string,
    sentence: Sentence,
    chosen: readonly WeighedProposal[],
    preset: PresetRules,
  ): { made: Candidate; from: readonly WeighedProposal[] } {
    const whole = candidate(text, sentence, chosen, preset);
    if (isSafe(whole.checks)) return { made: whole, from: chosen };
    const ordered = [...chosen].sort((a, b) => a.gain - b.gain);
    for (const culprit of ordered.slice(0, MOST_TRIES)) {
      const rest = chosen.filter((each) => each !== culprit);
      const made = candidate(text, sentence, rest, preset);
      if (isSafe(made.checks)) return { made, from: rest };
    }
    let best = { made: candidate(text, sentence, [], preset), from: [] as WeighedProposal[] };
    for (const next of ordered.reverse().slice(0, MOST_TRIES)) {
      const grown = [...best.from, next];
      const made = candidate(text, sentence, grown, preset);
      if (isSafe(made.checks)) best = { made, from: grown };
    }
    return best;
  }

  /** The candidate nearest to the ratios asked for; what a check refuses is done without. */
  function dialledTo(
    controls: Controls,
    tree: Tree,
    text: string,
    weighed: readonly WeighedProposal[],
    start: readonly WeighedProposal[],
    preset: PresetRules,
  ): { made: Candidate; from: readonly WeighedProposal[] } {
    let usable = weighed;
    for (let tries = 1; ; tries++) {
      const wanted = start.filter((each) => usable.includes(each));
      const chosen = towards(controls, tree, text, usable, wanted, knowledge);
      const best = safest(text, tree.sentence, chosen, preset);
      const refused = chosen.filter((each) => !best.from.includes(each));
      if (refused.length === 0 || tries === MOST_TURNS) return best;
      usable = usable.filter((each) => !refused.includes(each));
    }
  }

  return {
    name,
    language,
    simplify(document, given, controls = {}, options = {}) {
      const { text } = document;
      const sentence = rules.quotedTitles ? withTitlesRead(given, knowledge.language) : given;
      const preset = presets[options.preset ?? 'balanced'];
      known.remember(text.slice(sentence.start, sentence.end), sentence);
      const { place, paragraph } = placeOf(document, given);
      const tree = new Tree(sentence, rules.formsAlike, paragraph);
      const { words: ratio = 1 } = controls;
      const words = knowledge.words?.of(document, place, {
        ...(options.audience && { audience: options.audience }),
        ...(controls.level && { level: controls.level }),
        ...(ratio < 1 ? { ratio } : { isListed }),
      });
      const dialled = hasDials(controls);
      const wanted = options.candidates ?? 1;
      const any = dialled || wanted > 1;
      // In a quotation that goes on in the next sentence, only words are exchanged.
      const isClosed = tree.isBalanced({ first: 0, last: tree.tokens.length - 1 });
      const found = [
        ...propose(tree, rules, language),
        // In a fragment a word may be a title: "Tortoise (band)".
        ...(tree.finiteOf(tree.root) === undefined ? [] : (words ?? [])).filter(
          ({ dropped }) =>
            !dropped.some((index) => mayBeTitle(tree, index) || isDecided(tree, index, rules)),
        ),
        ...((controls.length ?? 1) < 1 ? [...modifiers(tree, rules), ...parts(tree)] : []),
      ].filter(
        (each) =>
          heedsDials(each, controls) &&
          (dialled || !rules.hasPairs || !LEXICAL.test(each.rule)) &&
          (isClosed || WORDS.test(each.rule) || OUTSIDE.test(each.rule)),
      );
      const proposals = keepingTimeZones(tree, found, rules);
      const all = weigh(tree, proposals, any ? undefined : preset);
      const weighed = forReader(all, tree, controls.level, options.audience, language);
      const allowed = weighed.filter((each) => isAllowed(each, preset));
      const best = dialled
        ? dialledTo(controls, tree, text, weighed, choose(allowed), preset)
        : safest(text, sentence, choose(allowed), preset);
      if (wanted <= 1) return [best.made];
      const sets = alternatives(weighed, best.from, wanted * 2, rules);
      const others = sets.map((set) => safest(text, sentence, set, presets.strong).made);
      const seen = new Set<string>();
      return [best.made, ...others]
        .filter((each) => !seen.has(each.text) && seen.add(each.text))
        .slice(0, wanted);
    },
  };
}

interface Place {
  /** Which sentence of its document it is. */
  readonly place: number;
  readonly paragraph: readonly Sentence[];
}

const places = new WeakMap<Document, ReadonlyMap<Sentence, Place>>();

/** Where a sentence stands in its document: looked up, since a long text has many. */
function placeOf(document: Document, sentence: Sentence): Place {
  let known = places.get(document);
  if (!known) {
    const within = document.paragraphs.flatMap(({ sentences }) =>
      sentences.map((each) => ({ each, paragraph: sentences })),
    );
    known = new Map(within.map(({ each, paragraph }, place) => [each, { place, paragraph }]));
    places.set(document, known);
  }
  return known.get(sentence) ?? { place: -1, paragraph: [sentence] };
}

function written(
  text: string,
  sentence: Sentence,
  chosen: readonly WeighedProposal[],
): { edits: Edit[]; output: string } | undefined {
  const weighed = chosen.map(({ proposal, gain }) => ({ proposal, confidence: sureness(gain) }));
  try {
    const edits = editsOf(text, sentence, weighed);
    const source = text.slice(sentence.start, sentence.end);
    const local = edits.map((edit) => shifted(edit, -sentence.start));
    return { edits, output: applyEdits(source, local).text };
  } catch {
    return undefined;
  }
}

const WORDS =
  /^(?:replace\/|words\/|drop\/(?:adverb|time|manner|adjective|filler|detail-a(?:mod|dvmod)))/;

/** Rules that put another word or phrase in the place of one; `src/simplify/lexicon` does, where it has pairs. */
const LEXICAL = /^(?:words\/|replace\/(?:verb|noun|adj|adv|adp|pron|det|sconj|phrase|cause)$)/;

/** Rules that look for quotations themselves, also for those that go on, and leave them alone. */
const OUTSIDE = /^(?:split|rephrase)\/(?:joined|linking|inverted|fronted|side-by-side)/;

/** Are words exchanged or left out inside a sentence, none of them a fact, and none written that is one? */
function exchangesWords({ proposal, loss }: WeighedProposal, { tokens }: Sentence): boolean {
  const { rule, dropped, pieces } = proposal;
  if (!WORDS.test(rule) || loss.names + loss.numbers + loss.negations > 0) return false;
  const opens = dropped[0] === 0;
  // What opens a sentence may be a name, or hold its verb: "There are some who"; not "Prior to".
  const mayMatter = (i: number) => /^(?:VERB|AUX|PROPN)$/.test(tokens[i].analysis?.upos ?? '');
  if (opens && (rule !== 'replace/phrase' || dropped.some(mayMatter))) return false;
  const written = pieces.flatMap(({ parts }) => parts);
  return written.every((part, i) => {
    const letters = typeof part === 'string' && opens && i === 0 ? part.slice(1) : part;
    return typeof letters === 'string' && !/[\p{Lu}\p{N}]/u.test(letters);
  });
}

const MOST_TRIES = 6;
/** So often a dial is turned anew when a check refuses what it did. */
const MOST_TURNS = 3;

/** From SARI points to 0 … 1. */
function sureness(gain: number): number {
  return 1 / (1 + Math.exp(-gain / 6));
}

function shifted(edit: Edit, by: number): Edit {
  return { ...edit, span: { start: edit.span.start + by, end: edit.span.end + by } };
}
