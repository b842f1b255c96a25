import { notices } from '@anupalan/server/compliance/notices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { noticesPage as words } from './words.ts'

const meta = {
  title: 'Pages/I got a notice',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/notices' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const type = async (canvas: Canvas, typed: string, day = '') => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: words.filter.label }, soon), typed)
  if (day !== '') await userEvent.type(canvas.getByRole('textbox', { name: words.served.label }), day)
}

/** Every notice by who sends it, and a search field. */
export const List: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, soon)).toBeVisible()
    for (const { id } of notices) await expect(canvasElement.querySelector(`[id="${id}"]`)).not.toBeNull()
  },
}

/** The notices of one sender, opened. */
export const Opened: Story = {
  tags: ['mobile'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 }, soon)
    await userEvent.click(canvasElement.querySelector('details:has(> * > #income-tax) > summary')!)
    await expect(canvasElement.querySelector('#income-tax')).toBeVisible()
  },
}

/** A form is typed: its meaning, time, papers and who answers. */
export const Found: Story = {
  tags: ['dark', 'mobile'],
  play: async ({ canvas }) => {
    await type(canvas, 'drc 01b')
    await expect(
      await canvas.findByRole('heading', { name: 'DRC-01B: GSTR-1 shows more tax than GSTR-3B' }),
    ).toBeVisible()
  },
}

/** With the day on which it came: the last day, with its weekday. */
export const LastDay: Story = {
  tags: ['mobile'],
  play: async ({ canvas }) => {
    await type(canvas, '143(1)(a)', '26 November 2026')
    // The folded ones below the best have it too.
    const [best] = await canvas.findAllByText(words.by('Saturday, 26 December 2026'))
    await expect(best).toBeVisible()
  },
}

/** A word fits several: the first in full, the others folded. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'refund')
    await expect(await canvas.findByRole('heading', { name: /^RFD-|^143/ })).toBeVisible()
  },
}

/** Nothing fits: whom to send it to. */
export const None: Story = {
  tags: ['mobile'],
  play: async ({ canvas }) => {
    await type(canvas, 'zzz')
    await expect(await canvas.findByRole('heading', { name: words.none })).toBeVisible()
  },
}
