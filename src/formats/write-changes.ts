import type { ChangeList, Document } from '../contract/index.ts';

/** The list of changes, sentence by sentence, for other programs. */
export function writeChanges({ title, language, revision, savedAt, blocks }: Document): string {
  const rows = blocks.flatMap((block) => block.rows);
  const changes = rows.flatMap((row, at): ChangeList['changes'] => {
    const { original, easy, state, engine } = row;
    if (easy === undefined || easy === original) return [];
    return [{ row: at + 1, original, easy, state, ...(engine !== undefined && { engine }) }];
  });
  const list: ChangeList = { title, language, revision, savedAt, changes };
  return `${JSON.stringify(list, undefined, 2)}\n`;
}
