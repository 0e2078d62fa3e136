import { KlartextError } from '../../core/index.ts';
import { suggestSpan, type WordOptions } from '../../simplify/words/suggest.ts';
import { askedLanguage } from '../choose-language.ts';
import { inputsOf } from '../input.ts';
import type { ModelOptions } from '../models/options.ts';
import type { Terminal } from '../terminal.ts';
import { chosenLexicon, type PackChoice } from './lexicons.ts';
import { predictByModel } from './predict-by-model.ts';

export interface PredictOptions extends ModelOptions {
  readonly engine?: string;
  readonly language: string;
  readonly packs?: PackChoice;
}

/** The maximum in TSAR-2022. */
const MOST = 10;

/** `klartext words predict`: substitutes for the word of each line, in the TSAR-2022 format. */
export async function predictWords(
  file: string | undefined,
  options: PredictOptions,
  terminal: Terminal,
): Promise<number> {
  const [input] = inputsOf(file === undefined ? [] : [file], terminal);
  const language = await askedLanguage(options.language);
  const rows = rowsOf(await input.read(), input.name);
  const lexicon = await chosenLexicon(language.id, options.packs);
  const byModel = await predictByModel(options.engine, options, language, lexicon);
  const progress = terminal.progress('predicting', rows.length);
  const lines: string[][] = [];
  for (const { sentence, word } of rows) {
    const start = placeOf(sentence, word);
    const found =
      byModel && start >= 0
        ? (await byModel(sentence, word, start)).map((form) => form.replace(/\s+/g, ' '))
        : substitutes(unhyphenated(sentence), unhyphenated(word), { language, lexicon });
    lines.push([sentence, word, ...found]);
    await progress.advance(1);
  }
  progress.done();
  if (terminal.json) {
    terminal.writeJson(
      lines.map(([sentence, word, ...predicted]) => ({ sentence, word, substitutes: predicted })),
    );
  } else terminal.write(lines.map((cells) => `${cells.join('\t')}\n`).join(''));
  return 0;
}

interface Row {
  readonly sentence: string;
  readonly word: string;
}

function rowsOf(text: string, file: string): Row[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, at) => {
    const [sentence, word] = line.split('\t');
    if (!sentence || !word) {
      throw new KlartextError(
        'bad-input',
        `${file}: line ${at + 1} has no word after a tab.`,
        'Each line is a sentence, a tab and the word to replace.',
      );
    }
    return { sentence, word };
  });
}

/** Removes soft hyphens. */
function unhyphenated(text: string): string {
  return text.replaceAll('\u00ad', '');
}

/** Substitutes that fit the sentence, then, if those are few, substitutes for the word alone. */
function substitutes(sentence: string, word: string, options: WordOptions): string[] {
  const start = placeOf(sentence, word);
  const known = start < 0 ? [] : cells(sentence, start, word, options);
  const more = known.length < MOST ? cells(word, 0, word, options) : [];
  const own = word.toLowerCase();
  return [...new Set([...known, ...more])]
    .filter((cell) => cell.toLowerCase() !== own)
    .slice(0, MOST);
}

function cells(text: string, start: number, word: string, options: WordOptions): string[] {
  const document = options.language.analyse(text);
  const found = suggestSpan(document, { start, end: start + word.length }, options) ?? [];
  const { capitalNouns = false } = options.language.profile;
  return found.map(({ form, lemma }) => {
    // Tabs separate cells, and line breaks separate lines.
    const cell = form.replace(/\s+/g, ' ');
    // Annotators answer in lower case, whatever the position of the word.
    return capitalNouns || /^\p{Lu}/u.test(lemma) ? cell : cell.toLowerCase();
  });
}

/** The offset of the word as a whole word, else of its letters. */
function placeOf(sentence: string, word: string): number {
  for (const text of [sentence, sentence.toLowerCase()]) {
    const wanted = text === sentence ? word : word.toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const [before, after] = [text[at - 1] ?? ' ', text[at + wanted.length] ?? ' '];
      if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return at;
    }
  }
  return sentence.toLowerCase().indexOf(word.toLowerCase());
}
