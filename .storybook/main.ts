import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { assetFileNames } from '../site/build/assets/asset-file-names.ts'
import { dueDatesPlugin } from '../site/build/vite-plugins/due-dates-plugin.ts'
import { lawTablesPlugin } from '../site/build/vite-plugins/law-tables-plugin.ts'
import { propDocsPlugin } from './prop-docs.ts'

/** Current date in page stories, so that their screenshots do not change from day to day. */
const storyDay = Date.parse('2026-11-20T10:00:00+05:30')

/** The modules of react-aria that components import. */
const ariaModules = new Set(
  globSync('design-system/components/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).flatMap(
    (file) =>
      [
        ...readFileSync(join(import.meta.dirname, '..', file), 'utf8').matchAll(
          /^(?!import type).* from '((?:react-aria|react-stately|@internationalized)[^']*)'$/gm,
        ),
      ].map(([, name]) => name),
  ),
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../design-system/**/*.mdx',
    '../design-system/**/*.stories.tsx',
    '../site/**/*.mdx',
    '../site/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  previewAnnotations: (entries = []) =>
    process.env.VITEST ? [...entries, join(import.meta.dirname, 'motion-in-tests.ts')] : entries,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The mock's service worker is served and emitted into the static build; it is not committed.
      plugins: [
        vanillaExtractPlugin(),
        dueDatesPlugin(storyDay),
        lawTablesPlugin(storyDay),
        propDocsPlugin(),
        msw({ mode: 'worker-only' }),
      ],
      // Under Vitest, react-aria's virtualizer renders every option, unless this is set.
      define: { 'process.env.VIRT_ON': JSON.stringify('true') },
      logLevel: 'warn',
      build: {
        reportCompressedSize: false,
        // In kB; a Storybook is not downloaded by visitors.
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: {
          output: { assetFileNames },
          // Directives of React Server Components, which nothing here uses, and how long each plugin took.
          checks: { moduleLevelDirective: false, bundlerTimings: false },
        },
      },
      // If Vite finds one of these after start with a cold cache, React is loaded twice.
      optimizeDeps: {
        include: [
          ...ariaModules,
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react-router-dom',
          'xstate',
          'xstate/graph',
          '@xstate/react',
          'msw',
          'msw/browser',
          'msw-storybook-addon/csf3',
          'zod/mini',
          'client-zip',
          'tus-js-client',
          'pdfkit',
          'pdfjs-dist',
        ],
      },
    }),
}
export default config
