import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Heading } from '../heading/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Section } from './index.ts'

const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'features',
    labelledBy: 'features-title',
    children: (
      <Stack>
        <Heading level={2} id="features-title">
          Why businesses stay with us
        </Heading>
        <Text size="lead" tone="quiet">
          Six things you can hold us to.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** A region named by its heading; an anchor scrolls to it and focuses it. */
export const Paper: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Why businesses stay with us' })
    await expect(region).toHaveAttribute('id', 'features')
    region.focus()
    await expect(region).toHaveFocus()
  },
}
export const Sheet: Story = { args: { surface: 'sheet' } }

/** The band, once per page. */
export const Band: Story = {
  args: {
    id: 'cta',
    labelledBy: 'cta-title',
    surface: 'band',
    children: (
      <Stack align="start">
        <Heading level={2} id="cta-title" tone="onBand">
          Talk it through, free, for 30 minutes.
        </Heading>
        <Text tone="onBandQuiet">Bring your questions and last year’s return.</Text>
        <Button variant="onBand">Schedule Free Consultation</Button>
      </Stack>
    ),
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } }

/** Do not: two bands compete for emphasis. */
export const DoNotTwoBands: Story = {
  render: () => (
    <>
      {['Talk it through, free, for 30 minutes.', 'Read the newsletter.'].map((words, index) => (
        <Section key={words} surface="band" labelledBy={`band-${index}`}>
          <Heading level={2} id={`band-${index}`} tone="onBand">
            {words}
          </Heading>
        </Section>
      ))}
    </>
  ),
}
