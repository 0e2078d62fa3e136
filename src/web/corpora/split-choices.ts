import type { CorpusDetails } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';

/** The splits of a corpus as choices, each with its size. */
export function splitChoices(
  { splits }: CorpusDetails,
  translate: Translate,
): [value: string, name: string][] {
  return Object.entries(splits).map(([name, count]) => [
    name,
    `${name} (${translate.number(count)})`,
  ]);
}
