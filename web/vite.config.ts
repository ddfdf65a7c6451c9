import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What so many chunks use is one file for all of them: each request costs more than a kilobyte does. */
const SHARED_BY = 5;
/** What the shop stands on, and its parts; the staff area's own must not come with them. */
const LIBRARIES =
  /node_modules\/(?:@apollo\/client|@wry|graphql|optimism|react|react-router|react-router-dom|rxjs|tslib)\//;
const PARTS = /\/web\/(?:apollo|lib|ui)\//;

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
                { name: 'libraries', test: LIBRARIES, minShareCount: SHARED_BY },
                { name: 'shop', test: PARTS, minShareCount: SHARED_BY },
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
