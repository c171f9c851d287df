import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictureFonts } from './vite-plugins/picture-fonts.ts';

/** Builds what makes pages on the server: one file without dependencies, from the same sources as the browser's. */
export default defineConfig({
  plugins: [react(), pictureFonts()],
  // Left open, the development and the production React would both be in it.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/render-page.tsx',
    outDir: 'dist-pages',
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      // Pages of staff are put together in the browser only.
      external: [/features\/(admin-account|admin-session|feedback|tracking-manager|wheelset-data)\//],
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  ssr: { noExternal: true },
});
