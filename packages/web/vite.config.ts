import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offlineFiles } from './vite-plugins/offline-files.ts';
import { pageFont } from './vite-plugins/page-font.ts';
import { pdfFonts } from './vite-plugins/pdf-fonts.ts';

const server = process.env.PP_SERVER_URL ?? 'http://127.0.0.1:3000';
const serverPaths = ['/wheelsets', '/auth', '/admin', '/api', '/ordertracking', '/healthz', '/readyz'];

/**
 * Libraries of the first load change seldom: in files of their own they stay in the visitor's cache. What every page
 * or every tool needs anyway travels together, because each small file costs half a kilobyte of headers.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\// },
  {
    name: 'base',
    test: /node_modules\/(zustand|@tanstack\/(query-core|react-query))\/(?!.*(queriesObserver|useQueries|[iI]nfiniteQuery(Observer)?\.js|useMutation|mutationObserver))|vite\/preload-helper|web\/src\/(platform\/(browser-storage|early-click|kept-store|lazy-part|load-screen|media-query|newer-build|notices|public-config|rendering-place|unit-preference|zod-setup)|shell\/theme-choice|texts\/(page-lead|shell)-texts|ui\/(button|icons|lazy-dialog|notices|open-dialogs|load-state))/,
  },
  {
    name: 'drawing',
    test: /domain\/src\/(drawing\/(wheel-drawing|rim-section|plausible-figure))|web\/src\/ui\/drawn/,
  },
  {
    name: 'tools',
    test: /domain\/src\/((core|catalogue|wheelset)\/(?!(catalogue-|my-wheel|figure-source|link-verdict|nearest-names|part-(field|kinds)|sheet-columns|source-name|time-zone))|contract\/(answers|paths|wheelset-answers))|web\/src\/(platform\/(http-client|clipboard|download|list-answer|unread-rows)|shop\/(dated-list|shelf(?!-form)|shelf-link|unread-rows|rider-profile|wheelset-catalogue)|texts\/shelf-texts|ui\/(estimate-mark|by-width|decimal-input))/,
  },
  {
    name: 'origins',
    test: /web\/src\/(shop\/(figures-from|wheelset-origin|search-words)|texts\/estimate-texts)|domain\/src\/part\/typical-tyre/,
  },
  {
    name: 'controls',
    test: /web\/src\/ui\/(segments|combobox)/,
  },
  {
    name: 'share',
    test: /web\/src\/(shop\/(share-button|(my-wheels-(access|button)|prepare-my-wheels)\.|wheel-picture)|texts\/(share-texts|my-wheels-words))|domain\/src\/drawing\/wheelset-figures/,
  },
  {
    name: 'compare-words',
    test: /domain\/src\/(comparison\/(plain-sentence|columns|comparison-address)|wheelset\/sheet-columns)|web\/src\/texts\/compare-texts/,
  },
  { name: 'viewed', test: /web\/src\/(shop\/viewed-notice|texts\/link-texts)/ },
  { name: 'undo', test: /node_modules\/dequal\/|web\/src\/(shop\/use-undo-keys|texts\/history-texts)/ },
  { name: 'fields', test: /web\/src\/(ui\/(select-field|field|number-field|slider)|shop\/unit-field)\./ },
  {
    name: 'climb-words',
    test: /web\/src\/(features\/climb-calculator\/components\/(answer-bar|model-notes)|texts\/climb-(model-|setup-)?texts)/,
  },
];

/** The service worker gets the list of files that the public pages need; it is registered by app/offline.ts. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    buildPlugins: { vite: [{ name: 'quiet-worker', config: () => ({ logLevel: 'warn' as const }) }] },
    globPatterns: ['assets/*.{js,css,woff2}'],
    manifestTransforms: [
      async (entries) => {
        const files = await offlineFiles(join(import.meta.dirname, 'dist'));
        return { manifest: entries.filter(({ url }) => files.has(url)) };
      },
    ],
    // A public page that grows past this stops the build instead of leaving the offline list.
    maximumFileSizeToCacheInBytes: 10_000_000,
  },
});

export default defineConfig({
  plugins: [react(), pageFont(), pdfFonts(), offline],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The climb page stands alone, so that any shop can show it in a frame.
    rolldownOptions: {
      // Shops name embed.js in their pages, so its name stays.
      input: ['index.html', 'climb-calculator.html', 'src/embed.ts'],
      // What the own plugins cost is known and no news to someone who starts the product.
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        codeSplitting: { groups },
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
