export { alignmentAgreement } from './align/agreement.ts';
export { type AlignedSentences, alignSentences } from './align/documents.ts';
export { alignLines } from './align/lines.ts';
export { unpackArchive } from './archive/unpack.ts';
export { type Leak, type LeakReport, LeakSearch } from './check/leaks.ts';
export { type ControlValues, controlValues } from './controls/measure.ts';
export { controlStyle, controlTokens, summariseControls } from './controls/styles.ts';
export { countRecords, pairsOf } from './count.ts';
export {
  ACCESSES,
  type Access,
  type CorpusArchive,
  type CorpusEntry,
  type CorpusFile,
  type CorpusRecord,
  type Counts,
  type Licence,
  TASKS,
  type Task,
} from './entry.ts';
export type { Exporter } from './export/exporter.ts';
export { jsonLinesExporter } from './export/json-lines.ts';
export { multisimExporter } from './export/multisim-csv.ts';
export { parallelTextExporter } from './export/parallel-text.ts';
export { parquetExporter } from './export/parquet.ts';
export { readRecordLines } from './export/record-lines.ts';
export { type CorpusFiles, folderCorpusFiles, memoryCorpusFiles } from './files.ts';
export { FilterChain, type PairFilter } from './filter/filter.ts';
export { Decontamination, Deduplication } from './filter/known-sentences.ts';
export {
  bleuFilter,
  editFilter,
  languageFilter,
  lengthFilter,
  ratioFilter,
} from './filter/measures.ts';
export { type Imported, importCorpus } from './import.ts';
export { corpusFiles, howToGet, isPair, loadCorpus } from './load.ts';
export { pull } from './pull/pull.ts';
export {
  type OutputRecord,
  type PairRecord,
  type Provenance,
  SPLITS,
  type Split,
  type WordRecord,
} from './record.ts';
export { corpora } from './registry.ts';
export { type SplitChoices, Splitter } from './split/splitter.ts';
export type { SplitPlan } from './split/swap.ts';
export { type CorpusStatistics, StatisticsCounter } from './statistics/corpus-statistics.ts';
export { comparisonPage } from './statistics/page/comparison-page.ts';
export { corpusPage } from './statistics/page/corpus-page.ts';
export { transferSources } from './statistics/transfer.ts';
export { type CorpusStore, type Manifest, openStore, storeFolder } from './store.ts';
export { corpusSummary } from './summary.ts';
