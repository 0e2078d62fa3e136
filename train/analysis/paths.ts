/** Trainers run from the root of the repository, where the reference data lies in `.data/`. */
export const DATA = '.data/';
