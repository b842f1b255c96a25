import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../design-system/**/*.mdx',
    '../design-system/**/*.stories.tsx',
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
      plugins: [vanillaExtractPlugin()],
      // A cold cache that meets one of these late loads React twice.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react-aria-components/TextField',
          'react-aria-components/Checkbox',
          'react-aria-components/RadioGroup',
          'react-aria-components/Dialog',
          'react-aria-components/Modal',
          'react-aria-components/Heading',
          'react-aria-components/Disclosure',
          'react-aria-components/FieldError',
          'react-aria-components/Form',
          'react-aria-components/Input',
          'react-aria-components/Label',
          'react-aria-components/I18nProvider',
          'react-aria-components/Text',
          'react-aria-components/TextArea',
          'react-router-dom',
          'xstate',
          'xstate/graph',
          '@xstate/react',
        ],
      },
    }),
}
export default config
