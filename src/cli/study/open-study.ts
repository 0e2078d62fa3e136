import { openDatabase } from '../../store/index.ts';
import { type Study, type StudyData, StudyStore } from '../../study/index.ts';

export interface DatabaseChoice {
  readonly db?: string;
}

/** The default database of studies: a file in the current folder. */
const DATABASE = 'studies.db';

/** Runs work on the studies of a database, and closes it. */
export async function withStore<T>(
  { db }: DatabaseChoice,
  work: (store: StudyStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(db ?? DATABASE);
  try {
    return await work(await StudyStore.open(database));
  } finally {
    await database.close();
  }
}

/** All data of a study; without an id, of the only one in the database. */
export async function dataOf(
  store: StudyStore,
  id: string | undefined,
): Promise<{ study: Study; data: StudyData }> {
  const study = await store.study(id);
  return { study, data: await store.data(study) };
}
