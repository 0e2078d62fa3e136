import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with the S3 interface of a test's own: it checks every signature, and misbehaves. */
export interface ObjectServer {
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** Requests by kind, and those that were refused, cut off or put off. */
  readonly counts: Record<string, number>;
  stop(): void;
}

export interface ObjectServerOptions {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Every so-manyth answer with a body breaks off in the middle. */
  readonly cutEvery?: number;
  /** Every so-manyth request is told to come again later. */
  readonly busyEvery?: number;
  /** Names per page of a listing. */
  readonly page?: number;
}

export function objectServer(options: ObjectServerOptions): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>();
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
    return counts[what];
  };
  const every = (what: string, number = 0) => number > 0 && count(what) % number === 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    const refuse = (status: number, code: string) => {
      count(code);
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
    };
    const wrong = signatureProblem(request, body, options);
    if (wrong) return refuse(403, wrong);
    if (bucket !== options.bucket) return refuse(404, 'NoSuchBucket');
    if (every('asked', options.busyEvery)) return refuse(503, 'SlowDown');
    count(request.method ?? '');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.end();
    }
    if (key === '' && searchParams.get('list-type') === '2') {
      return response.end(listing(objects, searchParams, options.page ?? 1000));
    }
    const whole = objects.get(key);
    if (!whole) return refuse(404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const [start, end] = range
      ? [Number(range[1]), range[2] === '' ? whole.length : Number(range[2]) + 1]
      : [0, whole.length];
    if (range && start >= whole.length) return refuse(416, 'InvalidRange');
    const content = whole.subarray(start, end);
    response.writeHead(range ? 206 : 200, { 'content-length': content.length });
    if (request.method === 'HEAD') return response.end();
    if (content.length > 1000 && every('sent', options.cutEvery)) {
      count('cut');
      return response.write(content.subarray(0, content.length / 2), () => response.destroy());
    }
    return response.end(content);
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}`;
      resolve({ url, objects, counts, stop: () => server.close() });
    });
  });
}

function listing(objects: Map<string, Buffer>, asked: URLSearchParams, page: number): string {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after);
  names.sort();
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const items = names
    .slice(0, page)
    .map((name) => {
      const size = objects.get(name)?.length;
      return `<Contents><Key>${escaped(name)}</Key><Size>${size}</Size></Contents>`;
    })
    .join('');
  const more =
    names.length > page
      ? `<NextContinuationToken>${escaped(names[page - 1])}</NextContinuationToken>`
      : '';
  return `<ListBucketResult>${items}${more}</ListBucketResult>`;
}

/** Signature version 4, as AWS writes it down: what S3 would say of this request. */
function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: ObjectServerOptions,
): string | undefined {
  const { authorization = '' } = request.headers;
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!match) return 'AccessDenied';
  const [, id, day, region, signed, signature] = match;
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  const url = new URL(request.url ?? '/', 'http://server');
  const strict = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const content = String(request.headers['x-amz-content-sha256']);
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const path = url.pathname.split('/').map(decodeURIComponent).map(strict).join('/');
  const canonical = [request.method, path, query, headers, signed, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const date = request.headers['x-amz-date'];
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  let key: Buffer = Buffer.from(`AWS4${secretAccessKey}`);
  for (const part of [day, region, 's3', 'aws4_request', text]) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const isRight = timingSafeEqual(key, Buffer.from(signature, 'hex'));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}
