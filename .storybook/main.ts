import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { dueDatesPlugin } from '../site/build/vite-plugins/due-dates-plugin.ts'
import { lawTablesPlugin } from '../site/build/vite-plugins/law-tables-plugin.ts'
import { propDocsPlugin } from './prop-docs.ts'

/** Current date in page stories, so that their screenshots do not change from day to day. */
const storyDay = Date.parse('2026-11-20T10:00:00+05:30')

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
      // If Vite finds one of these after start with a cold cache, React is loaded twice.
      optimizeDeps: {
        include: [
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
        ],
      },
    }),
}
export default config
