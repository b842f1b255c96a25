import type { Preview } from '@storybook/react-vite'
import { cdp } from 'vitest/browser'

const emulate = (motion: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  })

/**
 * For Vitest alone. Stories are tested as with reduced motion, so that what enters is visible in its first frame; a story
 * that tests an animation has the tag `motion`.
 */
const preview: Preview = {
  beforeEach: async ({ tags }) => {
    if (!tags.includes('motion')) return undefined
    await emulate('no-preference')
    return () => emulate('reduce')
  },
}
export default preview
