import { AwsClient } from 'aws4fetch';
import { KlartextError } from '../../../core/index.ts';
import { reached } from '../reach.ts';
import type { Store } from './store.ts';

/** How often an interrupted read is resumed. */
const RESUMED = 5;
/** How long to retry if the server does not answer, in seconds. */
const PATIENCE = 5;

/** A bucket with the S3 interface. A PUT is atomic, like a rename in a folder. */
export function s3Store(
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
): Store {
  const [bucket, ...rest] = url.slice('s3://'.length).split('/');
  const prefix = rest.filter((part) => part !== '').map((part) => `${part}/`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new KlartextError(
      'bad-option',
      `${url} cannot be opened.`,
      'Name s3://BUCKET/PREFIX and set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const region = environment.AWS_REGION ?? 'us-east-1';
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(environment.AWS_SESSION_TOKEN && { sessionToken: environment.AWS_SESSION_TOKEN }),
    region,
    service: 's3',
    retries: 5,
  });
  const endpoint = environment.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (name: string) =>
    `${base}/${[...prefix, name].join('').split('/').map(encodeURIComponent).join('/')}`;

  async function ask(address: string, init?: RequestInit, mayMiss = false): Promise<Response> {
    let answer: Response;
    try {
      answer = await reached(() => client.fetch(address, init), { seconds: PATIENCE });
    } catch (error) {
      throw new KlartextError(
        'missing-data',
        `The object store at ${endpoint} does not answer.`,
        'Check AWS_ENDPOINT_URL and the network.',
        { cause: error },
      );
    }
    if (answer.ok || (mayMiss && answer.status === 404)) return answer;
    const reason = /<Code>([^<]*)<\/Code>/.exec(await answer.text())?.[1] ?? answer.statusText;
    throw new KlartextError(
      'missing-data',
      `The object store refused ${address}: ${answer.status} ${reason}.`,
      'Check the bucket, the credentials and their permissions.',
    );
  }
  /** The bytes of an object; resumes if the connection breaks. */
  async function* stream(name: string, start = 0, end?: number): AsyncGenerator<Uint8Array> {
    let position = start;
    for (let breaks = 0; ; breaks++) {
      const isPart = position > 0 || end !== undefined;
      const range = `bytes=${position}-${end === undefined ? '' : end - 1}`;
      const answer = await ask(addressOf(name), isPart ? { headers: { range } } : {});
      const whole = position + Number(answer.headers.get('content-length') ?? Number.NaN);
      try {
        for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
          position += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        if (position === whole) return;
        if (breaks === RESUMED) throw brokenOff(name, error);
      }
    }
  }

  return {
    url,
    has: async (name) => (await ask(addressOf(name), { method: 'HEAD' }, true)).ok,
    read: (name) => gathered(stream(name)),
    readRange: async (name, start, end) =>
      end > start ? gathered(stream(name, start, end)) : Buffer.alloc(0),
    async write(name, bytes) {
      const body = new Uint8Array(bytes);
      await (await ask(addressOf(name), { method: 'PUT', body })).arrayBuffer();
    },
    async list() {
      const files: { path: string; bytes: number }[] = [];
      let more: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix.join('') });
        if (more !== undefined) query.set('continuation-token', more);
        const text = await (await ask(`${base}?${query}`)).text();
        for (const [, item] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const path = unescaped(/<Key>([^<]*)<\/Key>/.exec(item)?.[1] ?? '');
          const bytes = Number(/<Size>(\d+)<\/Size>/.exec(item)?.[1] ?? 0);
          files.push({ path: path.slice(prefix.join('').length), bytes });
        }
        const token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1];
        more = token === undefined ? undefined : unescaped(token);
      } while (more !== undefined);
      return files.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    stream,
  };
}

async function gathered(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function brokenOff(name: string, cause: unknown): KlartextError {
  return new KlartextError(
    'missing-data',
    `The connection to the object store broke ${RESUMED + 1} times while reading ${name}.`,
    'Check the network, then run the same command again to resume.',
    { cause },
  );
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(#(\d+)|\w+);/g, (whole, name, code) =>
    code ? String.fromCodePoint(Number(code)) : (signs[name] ?? whole),
  );
}
