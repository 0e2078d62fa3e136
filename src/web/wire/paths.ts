import type { ROUTES, RouteName } from '../../contract/index.ts';

/** Method and path of each call; the type checker compares them with the contract. */
export const PATHS: {
  readonly [Name in RouteName]: readonly [
    (typeof ROUTES)[Name]['method'],
    (typeof ROUTES)[Name]['path'],
  ];
} = {
  health: ['get', '/api/health'],
  languages: ['get', '/api/languages'],
  guidelines: ['get', '/api/guidelines'],
  engines: ['get', '/api/engines'],
  examples: ['get', '/api/examples'],
  analyse: ['post', '/api/analyse'],
  compare: ['post', '/api/compare'],
  verify: ['post', '/api/verify'],
  candidates: ['post', '/api/candidates'],
  words: ['post', '/api/words'],
  simplify: ['post', '/api/simplify'],
  simplifyStream: ['post', '/api/simplify/stream'],
  evaluate: ['post', '/api/evaluate'],
  report: ['get', '/api/reports/{id}'],
  corpora: ['get', '/api/corpora'],
  corpus: ['get', '/api/corpora/{id}'],
  corpusRecords: ['get', '/api/corpora/{id}/records'],
  documents: ['get', '/api/documents'],
  createDocument: ['post', '/api/documents'],
  importDocument: ['post', '/api/documents/import'],
  segment: ['post', '/api/segment'],
  document: ['get', '/api/documents/{id}'],
  saveDocument: ['patch', '/api/documents/{id}'],
  deleteDocument: ['delete', '/api/documents/{id}'],
  versions: ['get', '/api/documents/{id}/versions'],
  nameVersion: ['post', '/api/documents/{id}/versions'],
  version: ['get', '/api/documents/{id}/versions/{version}'],
  restoreVersion: ['post', '/api/documents/{id}/versions/{version}/restore'],
  exportDocument: ['get', '/api/documents/{id}/export'],
};
