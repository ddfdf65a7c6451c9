import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Matches all modules but the entry, which must stay in a chunk of its own, where Vite finds it. */
const NOT_ENTRY = /^(?!.*(?:index\.html|entry-client\.tsx)$)/;
/**
 * Modules that at least this many pages use share one chunk, because one request more costs more time than loading a
 * few unneeded kilobytes.
 */
const SHARED_BY = 12;
/** The modules that the shared chunk may contain; the libraries of the staff area are not among them. */
const PARTS = /\/web\/(?:apollo|goods|lib|ui)\/|node_modules\/(?:@apollo\/client|graphql|rxjs)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // package.json names the compiled files for the server of production; the browser's are bundled from the sources.
  resolve: { alias: { '#engine': join(import.meta.dirname, '..', 'engine') } },
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      // Selects RxJS's ES2015 build; the default is its ES5 build.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: '../dist/web/client',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shop', tags: ['$initial'], test: NOT_ENTRY },
                { name: 'parts', test: PARTS, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/web/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
  builder: {},
});
