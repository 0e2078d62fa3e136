import { existsSync } from 'node:fs';
import { commands, window, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { serverCommand } from './server-command.ts';

const LANGUAGES = ['plaintext', 'markdown', 'html'];
const SIMPLIFY = { kind: 'source.simplify', apply: 'first' };

let client;

export async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('klartext.restart', restart),
    commands.registerCommand('klartext.simplifyDocument', () =>
      commands.executeCommand('editor.action.sourceAction', SIMPLIFY),
    ),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('klartext.server')) void restart();
    }),
    workspace.onDidGrantWorkspaceTrust(restart),
  );
  await start();
}

export async function deactivate() {
  await client?.stop();
}

async function restart() {
  await client?.stop().catch(() => {});
  await start();
}

async function start() {
  const command = serverCommand({
    setting: workspace.getConfiguration('klartext').get('server', ''),
    folders: (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath),
    isTrusted: workspace.isTrusted,
    exists: existsSync,
  });
  // The server always communicates over standard input and output.
  const options = { ...command, transport: TransportKind.stdio };
  client = new LanguageClient('klartext', 'Klartext', options, {
    documentSelector: LANGUAGES.flatMap((language) => [
      { scheme: 'file', language },
      { scheme: 'untitled', language },
    ]),
    synchronize: { configurationSection: 'klartext' },
  });
  try {
    await client.start();
  } catch (error) {
    const hint = 'Run "npm install klartext" in this folder, or set klartext.server.';
    void window.showErrorMessage(`Klartext could not be started: ${error.message} ${hint}`);
  }
}
