export { serveMcp } from './mcp.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
