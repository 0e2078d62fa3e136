import { once } from 'node:events';
import {
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { start } from '../contracts/command.ts';

const CAPABILITIES: InitializeParams['capabilities'] = {
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: {
    hover: { contentFormat: ['markdown'] },
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
  },
};

export interface ClientOptions {
  /** `initializationOptions`. */
  readonly settings?: object;
  readonly capabilities?: InitializeParams['capabilities'];
  /** Answers `workspace/configuration`. */
  readonly configuration?: () => object | null;
}

/** An editor without a screen: starts `klartext lsp` and speaks with it as editors do. */
export class Client {
  readonly child = start(['lsp', '--stdio']);
  readonly connection: ProtocolConnection;
  /** What the server showed to the person. */
  readonly shown: string[] = [];
  errors = '';
  private readonly documents = new Map<string, TextDocument>();
  private readonly published: PublishDiagnosticsParams[] = [];
  private waiting: { wake(): void; fail(error: Error): void }[] = [];

  constructor() {
    this.child.stderr.on('data', (chunk) => {
      this.errors += chunk;
    });
    this.child.once('exit', (code) => {
      const error = new Error(`The server ended with ${code}: ${this.errors}`);
      for (const { fail } of this.waiting.splice(0)) fail(error);
    });
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.child.stdout),
      new StreamMessageWriter(this.child.stdin),
      null as never,
    );
    this.connection.onNotification('window/showMessage', ({ message }) => {
      this.shown.push(message);
    });
    this.connection.onNotification('textDocument/publishDiagnostics', (params) => {
      this.published.push(params as PublishDiagnosticsParams);
      for (const { wake } of this.waiting.splice(0)) wake();
    });
    this.connection.onRequest('client/registerCapability', () => null);
  }

  async initialize({ settings, capabilities, configuration }: ClientOptions = {}) {
    if (configuration) {
      this.connection.onRequest('workspace/configuration', () => [configuration()]);
    }
    this.connection.listen();
    const answer = await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: capabilities ?? CAPABILITIES,
      ...(settings && { initializationOptions: settings }),
    });
    await this.connection.sendNotification('initialized', {});
    return answer as { capabilities: Record<string, unknown>; serverInfo: { name: string } };
  }

  async open(uri: string, languageId: string, text: string): Promise<TextDocument> {
    const document = TextDocument.create(uri, languageId, 1, text);
    this.documents.set(uri, document);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    return document;
  }

  /** Replaces the first place where a text stands, as typing it would. */
  async replace(uri: string, old: string, text: string): Promise<void> {
    const document = this.document(uri);
    const range = this.range(uri, old);
    const version = document.version + 1;
    TextDocument.update(document, [{ range, text }], version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range, text }],
    });
  }

  close(uri: string): Promise<void> {
    this.documents.delete(uri);
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  /** The diagnostics of a document as it is now. */
  async diagnostics(uri: string): Promise<Diagnostic[]> {
    while (true) {
      const { version } = this.document(uri);
      const found = this.published.findLast((each) => each.uri === uri);
      if (found?.version === version) return found.diagnostics;
      await this.next();
    }
  }

  /** Resolves when diagnostics of any document arrive. */
  next(): Promise<void> {
    return new Promise((wake, fail) => this.waiting.push({ wake, fail }));
  }

  range(uri: string, text: string): Range {
    const document = this.document(uri);
    const at = document.getText().indexOf(text);
    if (at < 0) throw new Error(`"${text}" is not in the document.`);
    return { start: document.positionAt(at), end: document.positionAt(at + text.length) };
  }

  position(uri: string, text: string): Position {
    return this.range(uri, text).start;
  }

  async hover(uri: string, text: string): Promise<string | undefined> {
    const params = { textDocument: { uri }, position: this.position(uri, text) };
    const hover = await this.connection.sendRequest<{ contents: { value: string } } | null>(
      'textDocument/hover',
      params,
    );
    return hover?.contents.value;
  }

  async actions(uri: string, text: string, only?: string[]): Promise<CodeAction[]> {
    return this.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: this.range(uri, text),
      context: { diagnostics: [], ...(only && { only }) },
    });
  }

  resolve(action: CodeAction): Promise<CodeAction> {
    return this.connection.sendRequest<CodeAction>('codeAction/resolve', action);
  }

  /** What a document would be after an action. */
  applied({ edit }: CodeAction): string {
    const [change] = edit?.documentChanges ?? [];
    if (!change || !('edits' in change)) throw new Error('The action has no edits.');
    const document = this.document(change.textDocument.uri);
    if (change.textDocument.version !== document.version) throw new Error('An old version.');
    return TextDocument.applyEdits(document, change.edits as never);
  }

  /** Says goodbye; gives the exit code. */
  async end(): Promise<number | null> {
    const exited = once(this.child, 'exit');
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const [code] = await exited;
    this.connection.dispose();
    return code;
  }

  private document(uri: string): TextDocument {
    const document = this.documents.get(uri);
    if (!document) throw new Error(`${uri} is not open.`);
    return document;
  }
}
