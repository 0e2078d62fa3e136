import { describe, expect, it } from 'vitest';
import { KlartextError } from './error.ts';

describe('KlartextError', () => {
  it('carries a stable code, a hint and its cause', () => {
    const cause = new Error('disk');
    const error = new KlartextError('missing-data', 'No file.', 'Check the path.', { cause });
    expect(error).toBeInstanceOf(Error);
    expect({ ...error, message: error.message, cause: error.cause }).toEqual({
      name: 'KlartextError',
      code: 'missing-data',
      hint: 'Check the path.',
      message: 'No file.',
      cause,
    });
  });
});
