import type { Ending, ModelAnswer } from '../../simplify/models/index.ts';
import { endingOf, tokensOf } from './completion.ts';
import { ProviderFault } from './fault.ts';

const MOST_CHARACTERS = 4 << 20;

interface Piece {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown };
    readonly text?: unknown;
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown };
  readonly error?: unknown;
}

/** A streamed answer. A stream that stops before announcing its end is a fault. */
export async function readEvents(response: Response, touch: () => void): Promise<ModelAnswer> {
  let text = '';
  let ending: Ending | undefined;
  let usage: Pick<ModelAnswer, 'tokens'> = {};
  for await (const data of eventsOf(response, touch)) {
    if (data === '[DONE]') {
      ending ??= 'stop';
      break;
    }
    const piece = parsed(data);
    if (piece.error !== undefined) throw new ProviderFault('broken', 'the stream broke off');
    const choice = piece.choices?.[0];
    const said = choice?.delta?.content ?? choice?.text ?? '';
    if (typeof said !== 'string') throw new ProviderFault('broken', 'a piece is not text');
    text += said;
    if (text.length > MOST_CHARACTERS) throw new ProviderFault('broken', 'the answer is endless');
    if (choice?.finish_reason) ending = endingOf(choice.finish_reason);
    if (piece.usage) usage = tokensOf(piece.usage);
  }
  if (ending === undefined) throw new ProviderFault('broken', 'the stream ended in the middle');
  return { text, ending, ...usage };
}

function parsed(data: string): Piece {
  try {
    return JSON.parse(data) as Piece;
  } catch {
    throw new ProviderFault('broken', 'a piece of the stream is not JSON');
  }
}

async function* eventsOf(response: Response, touch: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    touch();
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > MOST_CHARACTERS) throw new ProviderFault('broken', 'a line is endless');
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}
