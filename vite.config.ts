import { defineConfig } from 'vite';

// The workbench: everything it needs is in dist/web, from our own address, with no inline script or
// style, so that the server's Content-Security-Policy can refuse all the rest.
export default defineConfig({
  root: 'src/web',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8650' } },
});
