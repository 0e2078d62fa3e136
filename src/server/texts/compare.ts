import type { CompareRequest, Comparison } from '../../contract/index.ts';
import { measure } from './analyse.ts';
import { languageOf, resourcesOf } from './resources.ts';

/** The measures of an original and of its easy version. */
export async function compare(request: CompareRequest): Promise<Comparison> {
  const { original, easy, format = 'text' } = request;
  const resources = await resourcesOf(await languageOf(original, request.language, format));
  const before = await measure(original, format, resources);
  const after = await measure(easy, format, resources);
  return {
    language: resources.language.id,
    original: before.measures,
    easy: after.measures,
  };
}
