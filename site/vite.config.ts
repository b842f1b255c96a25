import { globSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetFileNames } from './build/assets/asset-file-names.ts'
import { scriptGroups, styleGroups } from './build/assets/chunks.ts'
import { dueDatesPlugin } from './build/vite-plugins/due-dates-plugin.ts'
import { lawTablesPlugin } from './build/vite-plugins/law-tables-plugin.ts'
import { layerOrderPlugin } from './build/vite-plugins/layer-order-plugin.ts'
import { documentsPlugin } from './build/vite-plugins/documents-plugin.ts'

const root = import.meta.dirname
const found = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !file.startsWith('dist'))

/** Entries of the browser build: the script of every document, page scripts, the application and each island. */
const browserEntries = [
  'document.ts',
  'app/main.tsx',
  ...found('pages/**/page.script.ts'),
  ...found('{chrome,pages}/**/*.island.tsx'),
]

/** Entries of the SSR build. Each page is an entry, so that each gets its own style sheet. */
const serverEntries = {
  render: 'build/html/render.tsx',
  frame: 'chrome/page-frame.tsx',
  application: 'app/app.tsx',
  ...Object.fromEntries(found('pages/**/page.tsx').map((file) => [file.replace(/\/page\.tsx$/, ''), file])),
}

export default defineConfig(async ({ command, isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    dueDatesPlugin(),
    lawTablesPlugin(),
    layerOrderPlugin(),
    documentsPlugin(),
    // The pages are in English; react-aria then uses its English texts for a browser of any language.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    // Development uses the mocked API; the service worker is served from the package and not part of the build.
    ...(command === 'serve' ? [(await import('msw/vite')).msw({ mode: 'worker-only' })] : []),
  ],
  resolve: {
    // @xstate/react and react-aria import the shim for React 17; the package's own entry uses React's hook.
    alias: [
      {
        find: /^use-sync-external-store\/shim(?:\/index\.js)?(?=\/|$)/,
        replacement: 'use-sync-external-store',
      },
    ],
  },
  build: {
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ssrEmitAssets: true,
    rolldownOptions: {
      input: isSsrBuild ? serverEntries : browserEntries,
      // Islands are imported by their addresses.
      ...(!isSsrBuild && { preserveEntrySignatures: 'allow-extension' as const }),
      output: {
        assetFileNames,
        codeSplitting: { groups: isSsrBuild ? styleGroups : scriptGroups },
        ...(isSsrBuild
          ? { entryFileNames: '[name].js' }
          : // Without the names of its importers, which follow a `~`.
            { chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js` }),
      },
    },
  },
  ssr: { noExternal: [/^@anupalan\//] },
  server: {
    port: 5173,
    // A build that runs at the same time must not trigger reloads.
    watch: { ignored: ['**/dist/**'] },
  },
}))
