import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Vite finds the entry by a file of its own. */
const NOT_ENTRY = /^(?!.*(?:index\.html|entry-client\.tsx)$)/;
/** Parts that this many pages share are one file for all of them: each request costs more than a kilobyte does. */
const SHARED_BY = 5;
/** The staff area's own libraries must not come with the shop's parts. */
const PARTS = /\/web\/(?:apollo|lib|ui)\/|node_modules\/(?:@apollo\/client|graphql|rxjs)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      // RxJS in the language of today's browsers.
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
