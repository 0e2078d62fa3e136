export { samsaLike, structureMetrics, structureView } from './samsa-like.ts';
export { readScenes, type Scene } from './scenes.ts';
