import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../core/index.ts';
import { CallError } from '../../server/http/failure.ts';
import type { LintTask, LintTaskResult } from '../../server/texts/lint.ts';
import type { RewriteTaskResult } from '../../server/texts/rewrite.ts';
import type { Format } from '../../simplify/document/index.ts';
import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';
import { type Failure, failureOf } from '../failure.ts';
import { formatOf } from '../simplify/format.ts';
import type { Settings } from './settings.ts';

/** The results for one version of a document. */
export interface Checked {
  readonly document: TextDocument;
  readonly version: number;
  readonly settings: Settings;
  readonly profile: GuidelineProfile;
  readonly format: Format;
  /** Undefined if the document could not be checked. */
  readonly language?: string;
  readonly findings: readonly LintFinding[];
  readonly sentences: readonly Span[];
  readonly failure?: Failure;
  /** Simplified sentences, by place. */
  readonly rewritten: Map<string, RewriteTaskResult>;
}

interface Entry {
  readonly document: TextDocument;
  /** The version at which it was opened. */
  readonly opened: number;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
  checked?: Checked;
}

export interface CheckerParts {
  readonly lint: (task: LintTask) => Promise<LintTaskResult>;
  readonly settings: () => Promise<Settings>;
  /** Called for each checked version that is still the newest. */
  readonly publish: (checked: Checked) => void;
  /** Called for unexpected errors. */
  readonly fail: (error: unknown) => void;
}

/** Typing is not interrupted: a document is checked after this long without a change. */
const DELAY = 200;

const OPTION = {
  name: 'the setting "klartext.language"',
  example: '"klartext.language": "en"',
  // An editor shows findings without being asked: a wrong guess would mark a whole letter.
  leastConfidence: 0.5,
};

/** Checks open documents: one check per document at a time, and none after it was closed. */
export class Checker {
  private readonly entries = new Map<string, Entry>();
  private readonly parts: CheckerParts;

  constructor(parts: CheckerParts) {
    this.parts = parts;
  }

  open(document: TextDocument): void {
    this.close(document.uri);
    this.entries.set(document.uri, { document, opened: document.version });
    this.schedule(document.uri, 0);
  }

  /** An editor also reports a change when it opens a document: that version was checked at once. */
  changed({ uri, version }: TextDocument): void {
    if (version !== this.entries.get(uri)?.opened) this.schedule(uri, DELAY);
  }

  close(uri: string): void {
    clearTimeout(this.entries.get(uri)?.timer);
    this.entries.delete(uri);
  }

  /** Rechecks all documents after a change of settings. */
  recheck(): void {
    for (const [uri, entry] of this.entries) {
      delete entry.checked;
      this.schedule(uri, 0);
    }
  }

  /** The results for the newest version of a document; undefined if it is not open. */
  async current(uri: string): Promise<Checked | undefined> {
    while (true) {
      const entry = this.entries.get(uri);
      if (!entry) return undefined;
      if (isNewest(entry)) return entry.checked;
      await this.check(entry);
    }
  }

  private schedule(uri: string, delay: number): void {
    const entry = this.entries.get(uri);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.current(uri).catch(this.parts.fail), delay);
  }

  private check(entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    entry.running ??= this.checkOnce(entry).finally(() => {
      delete entry.running;
    });
    return entry.running;
  }

  private async checkOnce(entry: Entry): Promise<void> {
    const { document } = entry;
    const { version } = document;
    const text = document.getText();
    const settings = await this.parts.settings();
    const format = formatFor(document);
    const { profile, language } = settings;
    const shared = { document, version, settings, profile, format, rewritten: new Map() };
    let checked: Checked;
    try {
      const task = { text, format, profile, option: OPTION, ...(language && { language }) };
      checked = { ...shared, ...(await this.parts.lint(task)) };
    } catch (error) {
      const failure = error instanceof CallError ? error.failure : failureOf(error);
      checked = { ...shared, findings: [], sentences: [], failure };
    }
    // Settings that arrived in the meantime apply.
    if (settings !== (await this.parts.settings())) return;
    entry.checked = checked;
    if (isNewest(entry) && this.entries.get(document.uri) === entry) this.parts.publish(checked);
  }
}

const isNewest = ({ checked, document }: Entry) => checked?.version === document.version;

const FORMAT_OF: Readonly<Record<string, Format>> = {
  plaintext: 'text',
  text: 'text',
  markdown: 'markdown',
  html: 'html',
  xhtml: 'html',
};

/** The format of a document: as the editor states, or by the extension. */
export function formatFor({ languageId, uri }: TextDocument): Format {
  return FORMAT_OF[languageId] ?? formatOf(uri);
}
