import { describe, expect, it } from 'vitest';
import { folderFiles, loadIdentifier, loadLanguage } from '../../language/index.ts';
import { aligned } from './alignment.ts';
import { verifyDocument } from './index.ts';

const language = await loadLanguage('en');
const identifier = await loadIdentifier(await folderFiles());

describe('whole documents', () => {
  const options = { language, identifier };
  it('are aligned sentence by sentence', () => {
    const source = 'The office is open. If you are ill, call us. You must pay 5 euros.';
    const good = 'The office is open. Call us if you are ill. You must pay 5 euros.';
    expect(verifyDocument(source, good, options).passed).toBe(true);
    const { passed, parts } = verifyDocument(source, good.replace('5', '9'), options);
    expect(passed).toBe(false);
    expect(parts.map((part) => part.passed)).toEqual([true, true, false]);
  });
  it('are aligned in linear time', () => {
    const words = 'room house tenant letter council permit garden river school teacher'.split(' ');
    const lines = [...Array(16_000).keys()].map(
      (at) =>
        `The ${words[at % 10]} of ${words[(at * 7) % 9]} ${at} was sold to a ${words[(at * 3) % 8]}.`,
    );
    const spans = (all: readonly string[]) => {
      let end = -1;
      return all.map((line) => {
        const start = end + 1;
        end = start + line.length;
        return { start, end };
      });
    };
    const other = lines.filter((_, at) => at % 500 !== 0);
    const groups = aligned(lines.join(' '), spans(lines), other.join(' '), spans(other));
    expect(groups.filter(({ targets }) => targets.length === 0)).toHaveLength(32);
  });

  it('miss a sentence that is gone', () => {
    const { parts } = verifyDocument(
      'The sun is hot. Bring your passport.',
      'The sun is hot.',
      options,
    );
    expect(parts[1].verdicts[0]).toMatchObject({ point: 'omitted', state: 'lost' });
  });
});
