import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'baseline-widely-available', cssCodeSplit: false },
  environments: {
    client: { build: { outDir: '../dist/web/client', emptyOutDir: true, manifest: true } },
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
