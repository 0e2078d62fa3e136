import { describe, expect, it } from 'vitest';
import { withPackages } from './optional-packages.ts';

const missing = (name: string, code = 'ERR_MODULE_NOT_FOUND') =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /a/b.js`), { code });

describe('what needs packages that may be missing', () => {
  it('is done when they are there', async () => {
    expect(await withPackages(['pg'], 'PostgreSQL', async () => 7)).toBe(7);
  });

  it.each(['pg', 'pg/lib/client.js'])(
    'says how to install them when %s is missing',
    async (name) => {
      for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']) {
        const call = withPackages(['pg', 'pg-boss'], 'PostgreSQL', async () => {
          throw missing(name, code);
        });
        await expect(call).rejects.toMatchObject({
          code: 'not-supported',
          message: 'PostgreSQL needs packages that are not installed.',
          hint: 'Install them: npm install pg pg-boss',
        });
      }
    },
  );

  it('hides no other error', async () => {
    for (const error of [missing('ours'), new Error("bad 'pg'"), undefined]) {
      const call = withPackages(['pg'], 'PostgreSQL', async () => {
        throw error;
      });
      await expect(call).rejects.toBe(error);
    }
  });
});
