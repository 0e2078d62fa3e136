import type {
  Block,
  Comparison,
  Document,
  Finding,
  Settings,
  Verdict,
} from '../../contract/index.ts';
import type { EasyVersion } from './document.ts';
import type {
  CandidateList,
  Catalogue,
  MarkPlace,
  Notice,
  Pane,
  SaveState,
  Side,
  State,
} from './state.ts';

/** Actions on the work; each can be undone. */
export type WorkAction =
  | { readonly type: 'easy'; readonly row: string; readonly version: EasyVersion }
  /** Machine drafts for undecided rows. */
  | {
      readonly type: 'drafts';
      readonly versions: ReadonlyMap<string, EasyVersion>;
      readonly run?: string;
    }
  /** Letters typed; `run` joins consecutive ones into one step. */
  | {
      readonly type: 'typed';
      readonly row: string;
      readonly side: Side;
      readonly text: string;
      readonly run?: string;
    }
  /** A block split again after its original changed. */
  | { readonly type: 'recut'; readonly block: string; readonly blocks: readonly Block[] }
  | { readonly type: 'title'; readonly title: string; readonly run?: string }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'settings'; readonly settings: Partial<Settings>; readonly run?: string };

/** Actions on the page around the work. */
export type ViewAction =
  | { readonly type: 'opened'; readonly document: Document }
  | { readonly type: 'closed' }
  /** Restores an older state of the same document; can be undone. */
  | { readonly type: 'restored'; readonly document: Document }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Visible marks and the checklist: not an undo step. */
  | { readonly type: 'quiet-settings'; readonly settings: Partial<Settings> }
  | { readonly type: 'catalogue'; readonly catalogue: Catalogue }
  | { readonly type: 'select'; readonly row: string | undefined }
  | { readonly type: 'mark'; readonly place: MarkPlace | undefined }
  | { readonly type: 'write'; readonly writing: State['writing'] }
  | { readonly type: 'pane'; readonly pane: Pane }
  | { readonly type: 'marks-start'; readonly profile: string }
  | { readonly type: 'marks-done' }
  | { readonly type: 'marks-found'; readonly found: ReadonlyMap<string, readonly Finding[]> }
  | {
      readonly type: 'marks-whole';
      readonly side: Side;
      readonly found: ReadonlyMap<string, readonly Finding[]>;
    }
  | { readonly type: 'candidates'; readonly list: CandidateList | undefined }
  | { readonly type: 'compared'; readonly comparison: Comparison | undefined }
  | { readonly type: 'verified'; readonly key: string; readonly verdicts: readonly Verdict[] }
  | { readonly type: 'drafting'; readonly progress: State['drafting'] }
  | { readonly type: 'save'; readonly save: SaveState }
  | { readonly type: 'notice'; readonly notice: Notice | undefined }
  | { readonly type: 'say'; readonly text: string };

export type Action = WorkAction | ViewAction;
