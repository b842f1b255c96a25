import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/index.ts'
import { Text } from './index.ts'

const meta = {
  title: 'Content/Text',
  component: Text,
  tags: ['!autodocs'],
  args: {
    children:
      'Tax, GST, payroll and company compliance for small and medium businesses across 28 states, handled by people who answer within 24 hours.',
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** At most as wide as the text measure. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tax, GST/).getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16)
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack gap="sm">
      {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>{`${size}: who answers within 24 hours`}</Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap="sm">
      {(['ink', 'quiet', 'positive', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>{`${tone}: input credit matched`}</Text>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack gap="sm">
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>{`${weight}: one accountant, who knows your file`}</Text>
      ))}
    </Stack>
  ),
}

/** Tabular digits, so that figures align in columns. */
export const Figures: Story = {
  render: () => (
    <div style={{ inlineSize: 'max-content', textAlign: 'end' }}>
      <Text figures>₹11,11,111.11</Text>
      <Text figures>₹98,76,543.20</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (words: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(words))
      return range.getBoundingClientRect().width
    }
    await expect(Math.abs(width('₹11,11,111.11') - width('₹98,76,543.20'))).toBeLessThan(0.5)
  },
}

export const InHindi: Story = {
  args: { lang: 'hi', children: 'छोटे और मझोले कारोबारों के लिए कर, जीएसटी, वेतन और कंपनी अनुपालन।' },
}

/** Do not: colour is the only difference between filed and late. */
export const DoNotToneAlone: Story = {
  render: () => (
    <Stack gap="sm">
      <Text tone="positive">GSTR-1, October</Text>
      <Text tone="danger">GSTR-3B, October</Text>
    </Stack>
  ),
}
