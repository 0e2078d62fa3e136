export { type ServeOptions, type Serving, serve } from './serve.ts';
export { type ServeStudiesOptions, type ServingStudies, serveStudies } from './study/serve.ts';
