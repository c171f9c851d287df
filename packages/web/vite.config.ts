import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.PP_SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      ['/wheelsets', '/auth', '/api', '/ordertracking', '/healthz'].map((path) => [path, server]),
    ),
  },
});
