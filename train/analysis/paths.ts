/** Trainers run from the root of the repository, where the reference data lies in `.data/`. */
export const DATA = '.data/';
/** npm packages that only training needs. */
export const PACKAGE_CACHE = 'node_modules/.cache/klartext/';
