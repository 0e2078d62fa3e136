import { defineConfig } from 'vite';

// The command and the workers of its server, bundled: Node reads 390 small modules one after the
// other, which took a fifth of the time to the first result. Packages stay where npm puts them.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/command',
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/cli/main.ts',
        worker: 'src/server/workers/worker.ts',
        process: 'src/server/workers/process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
