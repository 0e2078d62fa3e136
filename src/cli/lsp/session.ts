import { fileURLToPath } from 'node:url';
import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  DidChangeConfigurationNotification,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  PositionEncodingKind,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../core/index.ts';
import { CallError } from '../../server/http/failure.ts';
import type { RewriteTaskResult } from '../../server/texts/rewrite.ts';
import { packageVersion } from '../../server/version.ts';
import type { WorkerPool } from '../../server/workers/pool.ts';
import {
  ACTION_KINDS,
  isWanted,
  quickFixes,
  SIMPLIFY_DOCUMENT,
  sentencesAt,
  textEdits,
} from './actions.ts';
import { type Checked, Checker } from './checker.ts';
import { diagnosticOf, failureDiagnostic, findingsAt, hoverOf, spanOf } from './diagnostics.ts';
import { readSettings, type Settings } from './settings.ts';

/** Serves an editor: checks the documents it opens and answers its requests. */
export class Session {
  private readonly connection: Connection;
  private readonly pool: WorkerPool;
  private readonly documents = new TextDocuments(TextDocument);
  private readonly checker: Checker;
  private initial: InitializeParams | undefined;
  private settings: Promise<Settings> = readSettings([], undefined);

  constructor(connection: Connection, pool: WorkerPool) {
    this.connection = connection;
    this.pool = pool;
    this.checker = new Checker({
      lint: (task) => pool.run('lint', task),
      settings: () => this.settings,
      publish: (checked) => this.publish(checked),
      fail: (error) => connection.console.error(String(error)),
    });
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.initialized());
    connection.onDidChangeConfiguration(({ settings }) => this.configure(settings));
    connection.onHover(async ({ textDocument, position }) => {
      const checked = await this.checker.current(textDocument.uri);
      if (!checked) return null;
      const { document, profile, findings } = checked;
      const place = spanOf(document, { start: position, end: position });
      const found = findingsAt(findings, place);
      return found.length === 0 ? null : hoverOf(document, found, profile, this.hoverKind());
    });
    connection.onCodeAction((params, token) => this.actions(params, token));
    connection.onCodeActionResolve((action, token) => this.resolve(action, token));
    this.documents.onDidOpen(({ document }) => this.checker.open(document));
    this.documents.onDidChangeContent(({ document }) => this.checker.changed(document));
    this.documents.onDidClose(({ document: { uri } }) => {
      this.checker.close(uri);
      void connection.sendDiagnostics({ uri, diagnostics: [] });
    });
    this.documents.listen(connection);
  }

  private initialize(params: InitializeParams): InitializeResult {
    this.initial = params;
    this.settings = readSettings([params.initializationOptions], this.folder());
    return {
      serverInfo: { name: 'klartext', version: packageVersion() },
      capabilities: {
        positionEncoding: PositionEncodingKind.UTF16,
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: ACTION_KINDS, resolveProvider: true },
      },
    };
  }

  private async initialized(): Promise<void> {
    const { workspace } = this.initial?.capabilities ?? {};
    if (workspace?.didChangeConfiguration?.dynamicRegistration) {
      const section = { section: 'klartext' };
      const { type } = DidChangeConfigurationNotification;
      // An editor that refuses reports changes on its own, or is restarted.
      this.connection.client.register(type, section).catch(() => {});
    }
    await this.configure(undefined);
  }

  /** Reads the settings again: requests them from the editor if it supports that, else takes what it sent. */
  private async configure(sent: unknown): Promise<void> {
    const asks = this.initial?.capabilities.workspace?.configuration === true;
    const read = async () =>
      readSettings(
        [
          this.initial?.initializationOptions,
          asks
            ? await this.connection.workspace.getConfiguration('klartext').catch(() => sent)
            : sent,
        ],
        this.folder(),
      );
    const settings = read();
    this.settings = settings;
    this.checker.recheck();
    const { problems } = await settings;
    if (this.settings !== settings) return;
    for (const problem of problems) this.show(MessageType.Error, `Klartext: ${problem}`);
  }

  /** Shows a message to the user. (`window.showErrorMessage` would be a request, which may fail.) */
  private show(type: MessageType, message: string): void {
    void this.connection.sendNotification(ShowMessageNotification.type, { type, message });
  }

  private folder(): string | undefined {
    const { workspaceFolders, rootUri } = this.initial ?? {};
    const uri = workspaceFolders?.[0]?.uri ?? rootUri;
    try {
      return uri?.startsWith('file:') ? fileURLToPath(uri) : undefined;
    } catch {
      // A folder on another machine has no path here.
      return undefined;
    }
  }

  private hoverKind(): MarkupKind {
    const known = this.initial?.capabilities.textDocument?.hover?.contentFormat ?? [];
    return known.includes(MarkupKind.Markdown) ? MarkupKind.Markdown : MarkupKind.PlainText;
  }

  private publish({ document, version, findings, failure }: Checked): void {
    const diagnostics = failure
      ? [failureDiagnostic(document, failure)]
      : findings.map((finding) => diagnosticOf(document, finding));
    void this.connection.sendDiagnostics({ uri: document.uri, version, diagnostics });
  }

  private async actions(
    { textDocument, range, context: { only } }: CodeActionParams,
    token: CancellationToken,
  ): Promise<CodeAction[]> {
    const checked = await this.checker.current(textDocument.uri);
    if (!checked?.language) return [];
    const place = spanOf(checked.document, range);
    const actions: CodeAction[] = [];
    if (isWanted(CodeActionKind.QuickFix, only)) {
      for (const { edits, ...fix } of quickFixes(checked, findingsAt(checked.findings, place))) {
        actions.push({ ...fix, edit: this.workspaceEdit(checked, edits) });
      }
    }
    if (isWanted(CodeActionKind.RefactorRewrite, only)) {
      const simplify = await this.simplifyAction(checked, place, token);
      if (simplify) actions.push(simplify);
    }
    if (isWanted(SIMPLIFY_DOCUMENT, only) && checked.sentences.length > 0 && this.resolves()) {
      const whole = { start: 0, end: checked.document.getText().length };
      actions.push(later('Simplify the document', SIMPLIFY_DOCUMENT, checked, whole));
    }
    return actions;
  }

  /** A single sentence is offered if a simpler version is known; several take time and are computed later. */
  private async simplifyAction(
    checked: Checked,
    place: Span,
    token: CancellationToken,
  ): Promise<CodeAction | undefined> {
    const sentences = sentencesAt(checked, place);
    if (sentences.length === 0) return undefined;
    const kind = CodeActionKind.RefactorRewrite;
    const [title, whole] =
      sentences.length === 1
        ? ['Simplify this sentence', sentences[0]]
        : ['Simplify the selection', place];
    if (sentences.length > 1 && this.resolves()) return later(title, kind, checked, whole);
    const { edits } = await this.rewritten(checked, whole, token);
    if (edits.length === 0) return undefined;
    return { title, kind, edit: this.workspaceEdit(checked, textEdits(checked, edits)) };
  }

  private async resolve(action: CodeAction, token: CancellationToken): Promise<CodeAction> {
    const { uri, version, place } = (action.data ?? {}) as Partial<LaterData>;
    if (uri === undefined || place === undefined) return action;
    const checked = await this.checker.current(uri);
    if (!checked || checked.version !== version) throw outdated();
    const { edits } = await this.rewritten(checked, place, token);
    if (edits.length === 0) {
      this.show(MessageType.Info, 'Klartext found no simpler version with the same meaning.');
      return action;
    }
    return { ...action, edit: this.workspaceEdit(checked, textEdits(checked, edits)) };
  }

  /** The sentences of a place, simplified; nothing for an outdated version. */
  private async rewritten(
    checked: Checked,
    place: Span,
    token: CancellationToken,
  ): Promise<RewriteTaskResult> {
    const { document, version, format, language = '', settings } = checked;
    const key = `${place.start}-${place.end}`;
    const known = checked.rewritten.get(key);
    if (known) return known;
    const cancelling = new AbortController();
    if (token.isCancellationRequested) cancelling.abort();
    const listening = token.onCancellationRequested(() => cancelling.abort());
    const { level } = settings;
    const task = { text: document.getText(), format, language, place, ...(level && { level }) };
    try {
      const result = await this.pool.run('rewrite', task, { signal: cancelling.signal });
      checked.rewritten.set(key, result);
      if (document.version !== version) throw outdated();
      return result;
    } catch (error) {
      throw responseError(error);
    } finally {
      listening.dispose();
    }
  }

  private resolves(): boolean {
    const { codeAction } = this.initial?.capabilities.textDocument ?? {};
    return codeAction?.resolveSupport?.properties.includes('edit') === true;
  }

  private workspaceEdit({ document, version }: Checked, edits: TextEdit[]): WorkspaceEdit {
    const { uri } = document;
    const { workspaceEdit } = this.initial?.capabilities.workspace ?? {};
    return workspaceEdit?.documentChanges
      ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
      : { changes: { [uri]: edits } };
  }
}

/** What is needed to compute an action when the user chooses it. */
interface LaterData {
  readonly uri: string;
  readonly version: number;
  readonly place: Span;
}

function later(
  title: string,
  kind: CodeActionKind,
  { document: { uri }, version }: Checked,
  place: Span,
): CodeAction {
  const data: LaterData = { uri, version, place };
  return { title, kind, data };
}

const outdated = () =>
  new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed in the meantime.');

/** An error in the form of the protocol. */
function responseError(error: unknown): Error {
  if (!(error instanceof CallError)) return error as Error;
  const { code, message, hint } = error.failure;
  if (code === 'gone') return new ResponseError(LSPErrorCodes.RequestCancelled, message);
  return new ResponseError(ErrorCodes.InternalError, `${message} ${hint}`);
}
