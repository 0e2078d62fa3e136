import { z } from 'zod';
import { KlartextError, unknownName } from '../core/index.ts';
import { readAbgb } from './corpora/abgb.ts';
import { readAdminItFolders, readAdminItTable } from './corpora/adminit.ts';
import { readAlector } from './corpora/alector.ts';
import { readCbst } from './corpora/cbst.ts';
import { readComplex } from './corpora/complex.ts';
import { readCss, readCssOutputs } from './corpora/css.ts';
import { readDsim } from './corpora/dsim.ts';
import { readEasier } from './corpora/easier.ts';
import { readGermanNews } from './corpora/german-news.ts';
import { readHanls } from './corpora/hanls.ts';
import { readIrekia } from './corpora/irekia.ts';
import { readMlsp2024 } from './corpora/mlsp2024.ts';
import { readNewselaEn } from './corpora/newsela-en.ts';
import { readNewselaEs } from './corpora/newsela-es.ts';
import { readOneStopEnglish, readOneStopEnglishDocuments } from './corpora/onestopenglish.ts';
import { readRuAdaptLiterature } from './corpora/ruadapt-literature.ts';
import { readSimpitikiEdits } from './corpora/simpitiki.ts';
import { readSimplext } from './corpora/simplext.ts';
import { readSimplifyUr } from './corpora/simplifyur.ts';
import { readSwipe } from './corpora/swipe.ts';
import { readTextComplexityDe } from './corpora/textcomplexityde.ts';
import { readTsar2025, readTsar2025Outputs } from './corpora/tsar2025.ts';
import { readWikiAuto } from './corpora/wikiauto.ts';
import { readWivico } from './corpora/wivico.ts';
import type { CorpusRecord } from './entry.ts';
import type { CorpusFiles } from './files.ts';
import { CSV, QUOTED_TSV, TSV } from './formats/delimited.ts';
import { readEasyJapanese } from './formats/easy-japanese.ts';
import { readJsonPairs } from './formats/json-pairs.ts';
import { readJudgedWords } from './formats/judged-words.ts';
import { readMultisim } from './formats/multisim.ts';
import { readNumberedFolder } from './formats/numbered-folder.ts';
import { readOutputs } from './formats/outputs.ts';
import { readParallelPairs } from './formats/parallel.ts';
import { readRankWords } from './formats/rank-words.ts';
import { readTablePairs } from './formats/table-pairs.ts';
import { readUntitledTable } from './formats/untitled-table.ts';
import { readVotedWords } from './formats/voted-words.ts';
import { SPLITS } from './record.ts';

/** Reads the files of a corpus into records. */
export type Read = (files: CorpusFiles, corpus: string) => AsyncIterable<CorpusRecord>;

/** A format with the settings that the entry of a corpus gives it. */
type Format = (settings: unknown) => Read | z.ZodError;

function format<Settings extends z.ZodType>(
  schema: Settings,
  read: (
    files: CorpusFiles,
    corpus: string,
    settings: z.output<Settings>,
  ) => AsyncIterable<CorpusRecord>,
): Format {
  return (settings) => {
    const parsed = schema.safeParse(settings);
    if (!parsed.success) return parsed.error;
    return (files, corpus) => read(files, corpus, parsed.data);
  };
}

/** A format of several files, each with settings of its own. */
function parts<Part extends z.ZodType>(
  part: Part,
  read: (files: CorpusFiles, corpus: string, part: z.output<Part>) => AsyncIterable<CorpusRecord>,
): Format {
  return format(
    z.strictObject({ parts: z.array(part).min(1) }),
    async function* (files, corpus, settings) {
      for (const each of settings.parts) yield* read(files, corpus, each as z.output<Part>);
    },
  );
}

/** Is there a file, or a folder or several files whose paths begin so? */
async function has(files: CorpusFiles, path: string): Promise<boolean> {
  const found = await files.list(path);
  return found.includes(path) ? (await files.read(path)) !== undefined : found.length > 0;
}

/** A format of one corpus, which needs no settings. */
function only(read: Read): Format {
  return format(z.strictObject({}), read);
}

const split = z.enum(SPLITS);
const text = z.string();
const flag = z.boolean().exactOptional();
const level = z.strictObject({ source: text.exactOptional(), target: text.exactOptional() });
const encoding = z.enum(['utf-8', 'windows-1252', 'mixed']);
const cells = z
  .enum(['csv', 'tsv', 'quoted-tsv'])
  .transform((name) => ({ csv: CSV, tsv: TSV, 'quoted-tsv': QUOTED_TSV })[name]);

/** All formats by name: those that several corpora share, then those of one. */
const FORMATS: Readonly<Record<string, Format>> = {
  parallel: parts(
    z.strictObject({
      prefix: text,
      split: split.exactOptional(),
      source: text,
      references: z.array(text).min(1),
      level: level.exactOptional(),
      sentenceBreak: text.exactOptional(),
      operations: text.exactOptional(),
      optional: flag,
    }),
    (files, corpus, part) => readParallelPairs(files, corpus, [part]),
  ),
  table: parts(
    z.strictObject({
      path: text,
      prefix: text,
      split: split.exactOptional(),
      cells,
      source: text,
      reference: text,
      encoding: encoding.exactOptional(),
      level: level.exactOptional(),
      columns: z
        .strictObject({
          document: text.exactOptional(),
          sourceLevel: text.exactOptional(),
          targetLevel: text.exactOptional(),
          confidence: text.exactOptional(),
        })
        .exactOptional(),
      operations: z.record(text, z.record(text, text)).exactOptional(),
      group: flag,
      documents: flag,
      optional: flag,
    }),
    readTablePairs,
  ),
  'untitled-table': parts(
    z.strictObject({
      path: text,
      prefix: text,
      split: split.exactOptional(),
      cells,
      source: z.int().min(1),
      reference: z.int().min(1),
      width: z.int().min(2).exactOptional(),
      titled: flag,
      trim: flag,
      group: flag,
      sentenceBreak: text.exactOptional(),
      optional: flag,
    }),
    readUntitledTable,
  ),
  'json-lines': parts(
    z.strictObject({
      path: text,
      prefix: text,
      split: split.exactOptional(),
      source: text,
      reference: text,
      document: text.exactOptional(),
      documents: flag,
    }),
    readJsonPairs,
  ),
  multisim: format(z.strictObject({ name: text }), (files, corpus, { name }) =>
    readMultisim(files, corpus, name),
  ),
  'numbered-folder': format(
    z.strictObject({ folder: text, attribute: text }),
    (files, corpus, { folder, attribute }) =>
      readNumberedFolder(files, corpus, folder, { attribute, from: 1, both: false }),
  ),
  outputs: parts(
    z.strictObject({
      prefix: text,
      split,
      source: text,
      references: z.array(text),
      systems: z.union([
        z.strictObject({ folder: text, endings: z.array(text) }),
        z.record(text, text),
      ]),
    }),
    (files, corpus, part) => readOutputs(files, corpus, [part]),
  ),
  'voted-words': parts(
    z.strictObject({
      path: text,
      split,
      cells: cells.exactOptional(),
      encoding: encoding.exactOptional(),
      titled: flag,
      optional: flag,
    }),
    readVotedWords,
  ),
  'rank-words': format(z.strictObject({ path: text, split }), (files, corpus, settings) =>
    readRankWords(files, corpus, settings.path, settings.split),
  ),
  'judged-words': parts(
    z.strictObject({ path: text, prefix: text, split }),
    (files, corpus, part) => readJudgedWords(files, corpus, [part]),
  ),
  'easy-japanese': format(z.strictObject({ path: text }), (files, corpus, { path }) =>
    readEasyJapanese(files, corpus, path),
  ),
  css: format(z.strictObject({ path: text, split }), (files, corpus, settings) =>
    readCss(files, corpus, settings.path, settings.split),
  ),
  simpitiki: format(z.strictObject({ origin: text }), (files, corpus, { origin }) =>
    readSimpitikiEdits(files, corpus, origin),
  ),
  abgb: only(readAbgb),
  'adminit-folders': only(readAdminItFolders),
  'adminit-table': only(readAdminItTable),
  alector: only(readAlector),
  cbst: only(readCbst),
  complex: only(readComplex),
  'css-outputs': only(readCssOutputs),
  dsim: only(readDsim),
  easier: only(readEasier),
  'german-news': only(readGermanNews),
  hanls: only(readHanls),
  irekia: only(readIrekia),
  mlsp2024: only(readMlsp2024),
  'newsela-en': only(readNewselaEn),
  'newsela-es': only(readNewselaEs),
  onestopenglish: only(readOneStopEnglish),
  'onestopenglish-documents': only(readOneStopEnglishDocuments),
  'ruadapt-literature': only(readRuAdaptLiterature),
  simplext: only(readSimplext),
  simplifyur: only(readSimplifyUr),
  swipe: only(readSwipe),
  'textcomplexityde-workbook': only(readTextComplexityDe),
  tsar2025: only(readTsar2025),
  'tsar2025-outputs': only(readTsar2025Outputs),
  wikiauto: only(readWikiAuto),
  wivico: only(readWivico),
};

/** How to read a corpus: a format with its settings, and the file that shows whether it applies. */
export const Reading = z.looseObject({ format: text, if: text.exactOptional() });

/** The reader of the first format whose file is there; the last one needs none. */
export function readerOf(readings: readonly z.output<typeof Reading>[], entry: string): Read {
  const choices = readings.map(({ format: name, if: needed, ...settings }) => {
    const known = Object.hasOwn(FORMATS, name) && FORMATS[name];
    if (!known) throw unknownName('corpus format', name, Object.keys(FORMATS));
    const read = known(settings);
    if (typeof read === 'function') return { needed, read };
    const [{ path, message }] = read.issues;
    throw new KlartextError(
      'bad-input',
      `${entry}: "read.${path.join('.')}": ${message}`,
      'For examples, see the folder corpora/.',
    );
  });
  return async function* (files, corpus) {
    for (const { needed, read } of choices) {
      if (needed !== undefined && !(await has(files, needed))) continue;
      yield* read(files, corpus);
      return;
    }
  };
}
