import { expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

it('makes something of an object once, also when it is nothing', () => {
  let made = 0;
  const of = onceFor((list: readonly string[]) => {
    made++;
    return list[0];
  });
  const [full, empty] = [['a'], []];
  expect([of(full), of(full), of(empty), of(empty)]).toEqual(['a', 'a', undefined, undefined]);
  expect(made).toBe(2);
});
