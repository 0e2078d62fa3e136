import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model is asked, as the server sees it. */
export interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly prompt?: string;
    readonly stream?: boolean;
  };
  /** The text to simplify. */
  readonly source: string;
  /** How many requests came before this one. */
  readonly number: number;
  readonly response: ServerResponse;
}

export interface ScriptedModel {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** A local server with OpenAI's protocol that answers as a script says, faults and all. */
export async function scriptedModel(
  script: (asked: Asked) => void | Promise<void>,
): Promise<ScriptedModel> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    try {
      const body = JSON.parse(await textOf(request)) as Asked['body'];
      const one: Asked = {
        path: request.url ?? '',
        key: request.headers.authorization,
        body,
        source: sourceIn(body),
        number: asked.length,
        response,
      };
      asked.push(one);
      await script(one);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The good answer. */
export function reply({ response, body }: Asked, text: string, finish = 'stop'): void {
  if (body.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(event(piece));
    response.write(`data: {"choices":[{"delta":{},"finish_reason":"${finish}"}]}\n\n`);
    response.end('data: [DONE]\n\n');
    return;
  }
  const choice = body.messages ? { message: { role: 'assistant', content: text } } : { text };
  json(response, 200, {
    choices: [{ ...choice, finish_reason: finish }],
    usage: { prompt_tokens: 10, completion_tokens: 5 },
  });
}

export const event = (piece: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`;

export function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function sourceIn({ messages, prompt }: Asked['body']): string {
  if (prompt !== undefined) return prompt.split('Original: "').at(-1)?.split('"\nSimple:')[0] ?? '';
  const content = messages?.at(-1)?.content ?? '';
  return /\[(data-\w+) text\]\n([\s\S]*)\n\[\/\1 text\]/.exec(content)?.[2] ?? content;
}
