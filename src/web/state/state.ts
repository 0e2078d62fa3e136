import type {
  Candidate,
  Comparison,
  EngineInfo,
  Finding,
  GuidelineInfo,
  LanguageInfo,
  Verdict,
} from '../../contract/index.ts';
import type { Work } from './document.ts';
import type { History } from './history.ts';

export type Side = 'original' | 'easy';
export type Pane = Side | 'help';
export type Direction = 'ltr' | 'rtl' | 'auto';

/** The selected mark of a row, on one side. */
export interface MarkPlace {
  readonly row: string;
  readonly side: Side;
  readonly start: number;
  readonly end: number;
  readonly rule: string;
}

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict';

/** Candidates for the selected sentence. */
export interface CandidateList {
  /** The sentence and the settings that they belong to. */
  readonly key: string;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly candidates: readonly Candidate[];
  readonly left?: string;
}

export interface OpenDocument {
  readonly id: string;
  readonly history: History<Work>;
  /** Content that could not be imported. */
  readonly warnings: readonly string[];
}

/** Findings of sentence rules by the text of a row, of document rules by row id. */
export interface Marks {
  readonly profile: string;
  readonly byText: ReadonlyMap<string, readonly Finding[]>;
  readonly whole: Readonly<Record<Side, ReadonlyMap<string, readonly Finding[]>>>;
  readonly isWorking: boolean;
}

export interface Catalogue {
  readonly languages: readonly LanguageInfo[];
  readonly guidelines: readonly GuidelineInfo[];
  readonly engines: readonly EngineInfo[];
}

export interface Notice {
  readonly kind: 'error' | 'information';
  readonly text: string;
  readonly hint?: string;
  /** Stable code from the server: some failures have a translated message. */
  readonly code?: string;
}

/** The whole state of the page. Only `reduce` creates a new one. */
export interface State {
  readonly catalogue: Catalogue;
  readonly document: OpenDocument | undefined;
  readonly selected: string | undefined;
  readonly mark: MarkPlace | undefined;
  readonly writing: { readonly row: string; readonly side: Side } | undefined;
  readonly pane: Pane;
  readonly marks: Marks;
  readonly candidates: CandidateList | undefined;
  readonly comparison: Comparison | undefined;
  /** Verdicts on easy versions, by `pairKey`. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>;
  readonly drafting: { readonly done: number; readonly all: number } | undefined;
  readonly save: SaveState;
  readonly notice: Notice | undefined;
  /** The last few announcements for the screen reader: two may precede one redraw. */
  readonly said: readonly { readonly text: string; readonly count: number }[];
}

export const NO_MARKS: Marks = {
  profile: '',
  byText: new Map(),
  whole: { original: new Map(), easy: new Map() },
  isWorking: false,
};

export const START: State = {
  catalogue: { languages: [], guidelines: [], engines: [] },
  document: undefined,
  selected: undefined,
  mark: undefined,
  writing: undefined,
  pane: 'easy',
  marks: NO_MARKS,
  candidates: undefined,
  comparison: undefined,
  verdicts: new Map(),
  drafting: undefined,
  save: 'saved',
  notice: undefined,
  said: [],
};
