export * from './controls/index.ts';
export * from './document/index.ts';
export * from './engine.ts';
export * from './engines.ts';
export * from './lint/index.ts';
export * from './models/index.ts';
export * from './words/index.ts';
