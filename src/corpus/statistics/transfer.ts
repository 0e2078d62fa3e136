import type { CorpusEntry } from '../entry.ts';
import { LANGUAGE_FAMILIES } from './families.ts';
import type { TextTable } from './page/tables.ts';

/** What two corpora have in common: the columns of MultiSim's Table 4. */
export interface Kinship {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly script: boolean;
  readonly family: boolean;
  readonly sameLanguage: boolean;
  readonly domain: boolean;
  readonly pairs: number | undefined;
}

const base = (language: string) => language.split('-')[0];

/** Words of a domain: "Wikipedia, news" has two. */
function domains({ domain }: CorpusEntry): Set<string> {
  return new Set(domain.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/**
 * Ranks other corpora as sources of transfer to one, closest first: by language, family, script,
 * domain, size.
 *
 * @example transferSources(corpora.get('terence'), others)[0].sameLanguage // true
 */
export function transferSources(target: CorpusEntry, others: readonly CorpusEntry[]): Kinship[] {
  const [family, script] = LANGUAGE_FAMILIES[base(target.language)] ?? [];
  const wanted = domains(target);
  return others
    .filter(({ id, task }) => id !== target.id && task === target.task)
    .map((entry) => {
      const [theirFamily, theirScript] = LANGUAGE_FAMILIES[base(entry.language)] ?? [];
      return {
        id: entry.id,
        name: entry.name,
        language: entry.language,
        script: script !== undefined && script === theirScript,
        family: family !== undefined && family === theirFamily,
        sameLanguage: base(entry.language) === base(target.language),
        domain: [...domains(entry)].some((word) => wanted.has(word)),
        pairs: entry.found?.all ?? entry.published?.all,
      };
    })
    .sort((a, b) => closeness(b) - closeness(a) || (b.pairs ?? 0) - (a.pairs ?? 0));
}

function closeness({ sameLanguage, family, script, domain }: Kinship): number {
  return (sameLanguage ? 8 : 0) + (family ? 4 : 0) + (domain ? 2 : 0) + (script ? 1 : 0);
}

/** The same as a table. */
export function transferTable(target: CorpusEntry, others: readonly CorpusEntry[]): TextTable {
  const tick = (value: boolean) => (value ? '✓' : '');
  return {
    caption: `Corpora to transfer to ${target.name} from (the columns of MultiSim, Table 4)`,
    titles: ['corpus', 'language', 'script', 'family', 'same language', 'domain', 'pairs'],
    textColumns: [1],
    rows: transferSources(target, others).map((kin) => [
      kin.name,
      kin.language,
      tick(kin.script),
      tick(kin.family),
      tick(kin.sameLanguage),
      tick(kin.domain),
      kin.pairs === undefined ? '–' : kin.pairs.toLocaleString('en-US'),
    ]),
  };
}
