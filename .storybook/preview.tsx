import '@anupalan/design-system/reset'
import './fonts.css'
import type { Preview } from '@storybook/react-vite'
import type { StoryApi } from './mock-api.ts'
import { scenarioTitles } from './scenarios.ts'

/** The API of a story that asked for one by `parameters.api`. */
const apiOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.api as StoryApi | undefined

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
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
      description: 'What the mocked API does, in stories that call it',
      toolbar: {
        title: 'API',
        icon: 'lightning',
        items: Object.entries(scenarioTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', mock: 'normal' },
  loaders: async (context) =>
    context.parameters.api === true ? { api: await (await import('./mock-api.ts')).loadApi(context) } : {},
  beforeEach: (context) => apiOf(context)?.leave,
  afterEach: (context) => {
    const unanswered = apiOf(context)?.unanswered ?? []
    if (unanswered.length > 0) throw new Error(unanswered.join('\n'))
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement
      if (globals.theme === 'system') delete root.dataset.theme
      else root.dataset.theme = String(globals.theme)
      root.dir = String(globals.direction)
      root.lang = 'en-IN'
      return <Story />
    },
  ],
  tags: ['autodocs'],
}
export default preview
