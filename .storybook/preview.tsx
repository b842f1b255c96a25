import '@anupalan/design-system/reset'
import '@anupalan/design-system/brands/samanvay'
import './content-visibility.css'
import './fonts.css'
import './print.css'
import { lazy, Suspense, type ComponentProps } from 'react'
import { MessagesProvider, type MessageOverrides } from '@anupalan/design-system/messages'
import { hindi } from '@anupalan/design-system/messages/hindi'
import { pseudoRightToLeft } from '@anupalan/design-system/messages/pseudo'
import type { Preview } from '@storybook/react-vite'
import { configure, expect, waitFor } from 'storybook/test'
import type { StoryApi } from './mock-api.ts'
import { chromaticModes } from './modes.ts'
import { scenarioTitles } from './scenarios.ts'
import { showTheme } from './show-theme.ts'

// A slow machine is not a failure: the timeout is for what never happens.
configure({ asyncUtilTimeout: 30_000 })

/** Loaded lazily: stories do not need it. */
const DocsPage = lazy(() => import('./docs-page.tsx'))

/** The API of a story with `parameters.api`. */
const apiOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.api as StoryApi | undefined

/**
 * An optional font that loads after first paint is not used until the next document. The workbench paints before any
 * story, so here no font is optional, and each is awaited.
 */
async function loadOptionalFonts() {
  const fonts = [...document.fonts].filter(({ display }) => display === 'optional')
  for (const font of fonts) font.display = 'block'
  await Promise.all(fonts.map((font) => font.load()))
}

const english = { locale: 'en-IN', messages: undefined }
const languages: Record<string, { locale: string; messages: MessageOverrides | undefined }> = {
  en: english,
  hi: { locale: 'hi-IN', messages: hindi },
  pseudo: { locale: 'ar-XB', messages: pseudoRightToLeft },
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'For reviewers',
          'For testers',
          'The API',
          'Accessibility',
          'Foundations',
          'Layout',
          'Actions',
          'Content',
          'Forms',
          'Feedback',
          'Navigation',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand colours',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'anupalan', title: 'Anupalan' },
          { value: 'samanvay', title: 'Samanvay, another practice' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the components’ messages',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'pseudo', title: 'Pseudo, right to left' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: [
          { value: '100', title: 'Text at 100 %' },
          { value: '200', title: 'Text at 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    mock: {
      description: 'Scenario of the mocked API, in stories that use it',
      toolbar: {
        title: 'API',
        icon: 'lightning',
        items: Object.entries(scenarioTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    brand: 'anupalan',
    language: 'en',
    text: '100',
    direction: 'ltr',
    mock: 'normal',
  },
  argsEnhancers: [
    // Chromatic reads a parameter and `npm run visual` reads tags: the parameter is derived from the tags.
    ({ tags, parameters }) => {
      parameters.chromatic = {
        modes: chromaticModes(tags),
        disableSnapshot: !tags.includes('dev'),
        ...(parameters.chromatic as object | undefined),
      }
      return {}
    },
  ],
  loaders: [
    loadOptionalFonts,
    async (context) =>
      context.parameters.api === true ? { api: await (await import('./mock-api.ts')).loadApi(context) } : {},
  ],
  beforeEach: (context) => apiOf(context)?.stop,
  afterEach: async (context) => {
    const unanswered = apiOf(context)?.unanswered ?? []
    if (unanswered.length > 0) throw new Error(unanswered.join('\n'))
    // The staff's dialogs end when what they save is saved; those of the account have several steps.
    if (context.title.startsWith('Pages/Admin/'))
      await waitFor(() => expect(apiOf(context)?.notClosed() ?? []).toEqual([]))
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement
      showTheme(globals)
      const { locale, messages } = languages[String(globals.language)] ?? english
      root.dir = globals.language === 'pseudo' ? 'rtl' : String(globals.direction)
      root.lang = locale
      root.style.fontSize = globals.text === '100' ? '' : `${String(globals.text)}%`
      if (!messages) return <Story />
      return (
        <MessagesProvider value={messages}>
          <Story />
        </MessagesProvider>
      )
    },
  ],
  tags: ['autodocs'],
}
export default preview
