/* How the client is built: into the server's package, as files that a strict content policy allows. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['COSMODROME_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/cosmodrome/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would be refused by the content policy
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
      '/static': { target: server },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
