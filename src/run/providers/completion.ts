import type { Ending, ModelAnswer } from '../../simplify/models/index.ts';
import { ProviderFault } from './fault.ts';

interface Choice {
  readonly message?: { readonly content?: unknown; readonly refusal?: unknown };
  readonly text?: unknown;
  readonly finish_reason?: unknown;
}

interface Completion {
  readonly choices?: readonly Choice[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown };
}

/** The answer in a body of the OpenAI protocol; any other structure is a fault. */
export function readCompletion(text: string): ModelAnswer {
  let body: Completion;
  try {
    body = JSON.parse(text) as Completion;
  } catch {
    throw new ProviderFault('broken', 'the server sent no JSON');
  }
  const choice = Array.isArray(body?.choices) ? (body.choices[0] as Choice | undefined) : undefined;
  if (typeof choice !== 'object' || choice === null) throw wrongShape('it has no "choices"');
  const refused = typeof choice.message?.refusal === 'string' && choice.message.refusal !== '';
  const content = refused ? choice.message?.refusal : (choice.message?.content ?? choice.text);
  // A filter may return an empty answer.
  const said = content === null || content === undefined ? '' : content;
  if (typeof said !== 'string') throw wrongShape('its text is not text');
  if (!choice.message && choice.text === undefined) throw wrongShape('it has no text');
  return {
    text: said,
    ending: refused ? 'refused' : endingOf(choice.finish_reason),
    ...tokensOf(body.usage),
  };
}

export function endingOf(reason: unknown): Ending {
  if (reason === 'length') return 'length';
  return reason === 'content_filter' ? 'refused' : 'stop';
}

export function tokensOf(usage: Completion['usage']): Pick<ModelAnswer, 'tokens'> {
  const { prompt_tokens: prompt, completion_tokens: answer } = usage ?? {};
  return typeof prompt === 'number' && typeof answer === 'number'
    ? { tokens: { prompt, answer } }
    : {};
}

function wrongShape(why: string): ProviderFault {
  return new ProviderFault('broken', `the server sent an unknown kind of answer: ${why}`);
}
