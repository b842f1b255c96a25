import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { descriptionsPlugin } from './build/descriptions-plugin.ts'
import { dueDatesPlugin } from './build/due-dates-plugin.ts'
import { lawTablesPlugin } from './build/law-tables-plugin.ts'
import { layerOrderPlugin } from './build/layer-order-plugin.ts'
import { pageContentPlugin } from './build/page-content-plugin.ts'
import { routerPlugin } from './build/router-plugin.ts'

export default defineConfig(async ({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    dueDatesPlugin(),
    lawTablesPlugin(),
    layerOrderPlugin(),
    routerPlugin(),
    descriptionsPlugin(),
    pageContentPlugin(),
    // Development runs on mocked APIs; the worker is served from the package and never built.
    ...(command === 'serve' ? [(await import('msw/vite')).msw({ mode: 'worker-only' })] : []),
  ],
  resolve: {
    // XState's binding asks for the hook as it was before React had it; the package's own entry takes React's.
    alias: [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' }],
  },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    }),
  },
  ssr: { noExternal: [/^@anupalan\//] },
  server: { port: 5173 },
}))
