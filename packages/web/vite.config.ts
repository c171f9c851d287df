import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfFonts } from './build/pdf-fonts.ts';

const server = process.env.PP_SERVER_URL ?? 'http://127.0.0.1:3000';
const serverPaths = ['/wheelsets', '/auth', '/admin', '/api', '/ordertracking', '/healthz', '/readyz'];

/** Libraries of the first load change seldom: in files of their own they stay in the visitor's cache. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\// },
];

export default defineConfig({
  plugins: [react(), pdfFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The climb page stands alone, so that any shop can show it in a frame.
    rolldownOptions: {
      input: ['index.html', 'climb-calculator.html'],
      output: { codeSplitting: { groups: libraries } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
