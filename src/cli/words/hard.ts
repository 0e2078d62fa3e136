import { existsSync } from 'node:fs';
import { type Document, KlartextError, sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/open.ts';
import { AUDIENCES, type Audience, loadComplexity } from '../../simplify/words/identify/index.ts';
import { type WordProposal, wordProposals } from '../../simplify/words/word-edits.ts';
import { languageChooser } from '../choose-language.ts';
import { printable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import { wholeNumber } from '../option-values.ts';
import { thesaurusAdvice } from '../pack/thesauri.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { chosenLexicon, type PackChoice } from './lexicons.ts';

export interface HardOptions {
  readonly language?: string;
  readonly packs?: PackChoice;
  readonly level?: 'A1' | 'A2' | 'B1' | 'B2' | 'C1';
  readonly audience?: Audience;
  readonly explain?: boolean;
  readonly most?: string;
  readonly protect?: string;
  readonly known?: string;
}

/** `klartext words TEXT|FILE`: hard words with simpler alternatives. */
export async function hardWordsOf(
  args: readonly string[],
  options: HardOptions,
  terminal: Terminal,
): Promise<number> {
  const { name, text } = await textOf(args, terminal);
  const most = wholeNumber('--most', options.most ?? '5', 1);
  if (options.audience && !AUDIENCES.includes(options.audience)) {
    throw new KlartextError(
      'bad-option',
      `There is no audience "${options.audience}".`,
      `Known: ${AUDIENCES.join(', ')}.`,
    );
  }
  const format = formatOf(name);
  const choose = await languageChooser(options.language, terminal);
  const language = await choose(text, name, format);
  const [lexicon, model] = await Promise.all([
    chosenLexicon(language.id, options.packs),
    loadComplexity(language),
  ]);
  const { document } = await openDocument(text, format, language);
  const progress = terminal.progress(`Analysing ${name === '-' ? 'the text' : name}`, text.length);
  for (const { start, end, tokens } of sentencesOf(document)) {
    language.analyseTokens(tokens);
    await progress.advance(end - start);
  }
  progress.done();
  const proposals = wordProposals(document, {
    language,
    lexicon,
    model,
    most,
    explain: options.explain ?? false,
    ...(options.level && { level: options.level }),
    ...(options.audience && { audience: options.audience }),
    ...(options.protect && { protected: options.protect.split(',') }),
    ...(options.known && { known: options.known.split(',') }),
  });
  if (terminal.json)
    terminal.writeJson(proposals.map((proposal) => recordOf(proposal, document, language)));
  else {
    for (const proposal of proposals)
      terminal.write(drawn(proposal, options.explain ?? false, terminal));
    if (proposals.length === 0) terminal.write('No hard words.\n');
    const advice = options.packs === 'none' ? undefined : thesaurusAdvice(language.id);
    if (advice && proposals.length > 0) terminal.notice(`${advice}\n`);
  }
  return 0;
}

/** An argument that names an existing file is read; otherwise the arguments are the text. */
async function textOf(args: readonly string[], terminal: Terminal) {
  const isText = args.length > 0 && args[0] !== '-' && !existsSync(args[0]) && !looksLikePath(args);
  if (isText) return { name: '-', text: args.join(' ') };
  const [input] = inputsOf(args.slice(0, 1), terminal);
  return { name: input.name, text: await input.read() };
}

function looksLikePath(args: readonly string[]): boolean {
  return args.length === 1 && /^[\w./\\~-]+\.\w{1,5}$/.test(args[0]);
}

function recordOf(
  { word, suggestions, decision }: WordProposal,
  document: Document,
  language: Language,
) {
  return {
    word: word.form,
    start: word.start,
    end: word.end,
    language: language.id,
    sentence: document.text.slice(
      sentencesOf(document)[word.sentence].start,
      sentencesOf(document)[word.sentence].end,
    ),
    complexity: word.complexity,
    reasons: word.reasons.map(({ text }) => text),
    action: decision.action,
    ...('why' in decision && { why: decision.why }),
    suggestions: suggestions.map(
      ({ lemma, form, confidence, gain, sources, edits, rejected, features }) => ({
        form,
        lemma,
        confidence: Number(confidence.toFixed(3)),
        gain: Number(gain.toFixed(2)),
        sources,
        edits,
        ...(rejected !== undefined && { rejected }),
        features,
      }),
    ),
  };
}

function drawn(
  { word, suggestions, decision }: WordProposal,
  explain: boolean,
  { colours }: Terminal,
): string {
  const kept = suggestions.filter(({ rejected }) => rejected === undefined);
  const names = kept.map(({ form }, at) =>
    at === 0 && decision.action === 'replace' ? colours.green(printable(form)) : printable(form),
  );
  const what = 'why' in decision ? `${decision.action}: ${decision.why}` : decision.action;
  const head = `${colours.bold(printable(word.form))}  ${names.join(', ') || '–'}  ${colours.dim(`(${what})`)}\n`;
  if (!explain) return head;
  const lines = suggestions.map(({ form, lemma, score, confidence, gain, sources, rejected }) => {
    const numbers = `score ${score.toFixed(2)}, confidence ${confidence.toFixed(2)}, Zipf ${gain >= 0 ? '+' : ''}${gain.toFixed(1)}`;
    return rejected === undefined
      ? `    ${printable(form)}: ${numbers}; ${sources.join(', ')}\n`
      : colours.dim(`    ${printable(lemma)}: dropped, ${rejected}\n`);
  });
  return `${head}  ${colours.dim(word.reasons.map(({ text }) => text).join('; '))}\n${lines.join('')}`;
}
