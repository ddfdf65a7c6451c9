import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The entry module must stay in a chunk of its own, where Vite finds it. */
const NOT_ENTRY = /^(?!.*(?:index\.html|entry-client\.tsx)$)/;
/** Modules used by this many pages share one chunk, because a request costs more than a kilobyte. */
const SHARED_BY = 11;
/** What the shared chunk may contain: not the libraries of the staff area. */
const PARTS = /\/web\/(?:apollo|lib|ui)\/|node_modules\/(?:@apollo\/client|graphql|rxjs)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      // Uses the ES2015 build of RxJS.
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
