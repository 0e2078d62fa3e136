import type { CompareRequest, Comparison, ComparisonCheck } from '../../contract/index.ts';
import { sentencesOf } from '../../core/index.ts';
import { checkFaithfulness, type Difference } from '../../evaluate/index.ts';
import { measure } from './analyse.ts';
import { contentKept } from './kept.ts';
import { languageOf, resourcesOf } from './resources.ts';

/** An original and its easy version: measures of both, what is missing, what was added. */
export async function compare(request: CompareRequest): Promise<Comparison> {
  const { original, easy, format = 'text' } = request;
  const resources = await resourcesOf(await languageOf(original, request.language));
  const { language } = resources;
  const before = await measure(original, format, resources);
  const after = await measure(easy, format, resources);
  const checks = language.profile.facts
    ? Object.entries(checkFaithfulness(before.document.text, after.document.text, language))
    : [];
  return {
    language: language.id,
    original: before.measures,
    easy: after.measures,
    kept: contentKept(sentencesOf(before.document), sentencesOf(after.document), resources),
    checks: checks.map(([name, difference]: [string, Difference]) => checkOf(name, difference)),
  };
}

const MOST_NAMED = 50;

function checkOf(name: string, { lost, invented }: Difference): ComparisonCheck {
  const missing = textsOf(lost);
  const added = textsOf(invented);
  const passed = missing.length === 0 && added.length === 0;
  const parts = [
    ...(missing.length > 0 ? [`In the original only: ${missing.join(', ')}.`] : []),
    ...(added.length > 0 ? [`In the easy version only: ${added.join(', ')}.`] : []),
  ];
  return { name, passed, missing, added, ...(!passed && { message: parts.join(' ') }) };
}

function textsOf(mentions: Difference['lost']): string[] {
  return [...new Set(mentions.map(({ text }) => text))].slice(0, MOST_NAMED);
}
