import { expect, it } from 'vitest';
import type { BlockResult } from '../../simplify/document/index.ts';
import type { Engine } from '../../simplify/engine.ts';
import type { Terminal } from '../terminal.ts';
import type { SimplifyOptions } from './options.ts';
import { withModels } from './with-models.ts';

it('without models, a block is passed on before the next one is made', async () => {
  let made = 0;
  function* blocks(): Generator<BlockResult> {
    for (; made < 3; made++) yield { kind: 'paragraph', output: '', sentences: [], changes: [] };
  }
  const options = { engine: 'default' } as SimplifyOptions;
  const { answered } = await withModels({} as Engine, options, {} as Terminal);
  for (const _ of await answered(blocks)) break;
  expect(made).toBe(0);
});
