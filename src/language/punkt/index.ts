export type { PunktParameters } from './parameters.ts';
export { loadPunkt, type Punkt } from './punkt.ts';
