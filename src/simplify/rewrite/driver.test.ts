import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../profile/index.ts';
import { Rewriter, type TraceEvent } from './driver.ts';
import { loadRules } from './load.ts';

const english = await loadLanguage('en');
const rewriter = new Rewriter(english, await loadRules('en'));
const LONG =
  'The council closed the old bridge near the school in May, and the police sent all the cars from the town to another road near the river; the buses go through the town on all days.';
const rewrite = (text: string, level: 'A2' | 'B1' | 'C1' = 'B1') =>
  rewriter.rewrite(text, { profile: levelProfile(level), strength: 'balanced' });

describe('the driver', () => {
  it('goes on until every sentence fits', () => {
    const { lines, broken, steps } = rewrite(LONG);
    expect(lines).toHaveLength(3);
    expect(steps).toHaveLength(2);
    expect(broken).toEqual([]);
  });
  it('leaves alone what breaks no limit', () => {
    const text = 'The council closed the bridge, and the police sent the cars away.';
    expect(rewrite(text).steps).toEqual([]);
  });
  it('takes a level as a target: an easier one has shorter sentences', () => {
    const text =
      'The council closed the old bridge in May, and the police sent the cars to another road.';
    expect(rewrite(text, 'A2').lines).toHaveLength(2);
    expect(rewrite(text, 'C1').lines).toHaveLength(1);
  });
  it('cuts nothing off a sentence that stays nearly as long', () => {
    const end = 'the buses go another way.';
    const whole = (words: string) => `The council of the town closed the bridge ${words}; ${end}`;
    expect(
      rewrite(whole('near the school in May of last year after a heavy storm')).lines,
    ).toHaveLength(2);
    const long =
      'to all the cars from the north of the country on the first day of May of last year because the stones of the old walls under the road were not safe';
    expect(rewrite(whole(long)).lines.some(({ text }) => text.endsWith(end.slice(4)))).toBe(true);
    expect(rewrite(whole(long)).steps.map(({ rule }) => rule.id)).not.toContain(
      'punctuation.semicolon',
    );
  });
  it('leaves a sentence whole that is a little too long', () => {
    const short =
      'The council closed the bridge in May of last year; the buses from the north now go another way.';
    expect(rewrite(short).broken.map(({ limits }) => limits[0].kind)).toEqual(['words']);
    expect(rewrite(short).steps).toEqual([]);
    expect(rewrite(`${short.slice(0, -1)} through the old town by the sea.`).lines).toHaveLength(2);
  });
  it('says which limits are still broken', () => {
    const text =
      'The main office of the council of the old town in the north of the large country near the sea is open on all days.';
    const [{ limits }] = rewrite(text).broken;
    expect(limits).toContainEqual({ kind: 'words', value: 25, limit: 18 });
  });
  it('gives the same for what it made', () => {
    expect(rewrite(rewrite(LONG).lines[0].text).steps).toEqual([]);
  });
  it('tells of every rule that came near what stopped it', () => {
    const events: TraceEvent[] = [];
    const text =
      'Nobody came to the long meeting of the council in May and asked about the new school in the town.';
    rewriter.rewrite(text, {
      profile: levelProfile('B1'),
      strength: 'balanced',
      trace: (event) => events.push(event),
    });
    expect(events.every(({ stopped }) => stopped !== undefined)).toBe(true);
    expect(events.length).toBeGreaterThan(5);
  });
});
