import type { TextModel } from './model.ts';
import { type PromptWishes, planMessages } from './prompt/build.ts';
import type { ChatPrompt } from './prompt/prompt-file.ts';
import { plainText } from './prompt/read-answer.ts';

/** The length of the excerpt for the plan: its beginning is most informative. */
const SHOWN = 12_000;
const LONGEST_PLAN = 1500;
const MOST_TOKENS = 400;

/**
 * A model's outline of a document, written before any part of it is rewritten, so that a part
 * is rewritten with knowledge of the whole, and terms remain consistent.
 */
export async function documentPlan(
  model: TextModel,
  prompt: ChatPrompt,
  text: string,
  wishes: PromptWishes,
): Promise<string> {
  const { text: plan } = await model.generate({
    messages: planMessages(prompt, text.slice(0, SHOWN), wishes),
    temperature: 0,
    maxTokens: MOST_TOKENS,
    sample: 0,
  });
  return plainText(plan).trim().slice(0, LONGEST_PLAN);
}
