import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { meetingPage, modeDetails, steps } from './words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Schedule a meeting',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/schedule-meeting' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** The introduction and the first step. */
export const Desktop: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: meetingPage.heading }, soon),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { level: 2, name: steps.meeting.heading }, soon),
    ).toBeVisible()
  },
}

export const Mobile: Story = {
  ...Desktop,
  tags: ['large-text'],
  globals: { viewport: { value: 'mobile' } },
}

/** “Query ?service=gst-filing preselects”: opened from a service's page, one click leads to the days. */
export const FromAService: Story = {
  args: { path: '/schedule-meeting?service=gst-filing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'GST Services' }, soon)).toBeChecked()
    await userEvent.click(canvas.getByText(modeDetails.phone))
    await expect(await canvas.findByRole('heading', { name: steps.day.heading }, soon)).toHaveFocus()
  },
}
