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
export { type CorpusFiles, folderCorpusFiles, memoryCorpusFiles } from './files.ts';
export { type Imported, importCorpus } from './import.ts';
export { corpusFiles, howToGet, isPair, loadCorpus } from './load.ts';
export {
  type OutputRecord,
  type PairRecord,
  type Provenance,
  SPLITS,
  type Split,
  type WordRecord,
} from './record.ts';
export { corpora } from './registry.ts';
export { type CorpusStore, type Manifest, openStore, storeFolder } from './store.ts';
