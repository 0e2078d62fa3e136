export * from './analysis.ts';
export * from './catalogue.ts';
export * from './documents.ts';
export * from './evaluation.ts';
export * from './routes.ts';
export * from './simplification.ts';
export * from './text.ts';
