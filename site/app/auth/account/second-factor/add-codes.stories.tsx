import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { soon } from '../../../../ui/story-helpers.tsx'
import { AccountFrame } from '../story-helpers.tsx'
import { accountWords } from '../words.ts'
import { addCodesStates } from './add-codes.states.ts'
import { AddCodes } from './add-codes.tsx'

const { scan } = accountWords.addCodes

const meta = {
  title: 'Pages/Your account/Turn on codes',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '52rem' } } },
  render: () => (
    <AccountFrame>
      <AddCodes onClose={() => {}} username="asha" snapshot={addCodesStates.frozen('scanning')} />
    </AccountFrame>
  ),
} satisfies Meta
export default meta

/** A phone cannot scan its own screen: the link to its app and the key are before the picture. */
export const ScanningNarrow: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: scan.picture }, soon)
    const copy = canvas.getByRole('button', { name: scan.copy })
    const end = copy.getBoundingClientRect().bottom
    await expect(picture.getBoundingClientRect().top).toBeGreaterThanOrEqual(end)
  },
}
