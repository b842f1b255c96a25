import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../inline/index.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Our Services', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The one main action of a view. */
export const Primary: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Our Services' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** Next to a primary button. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Contact Us' } }

/** A third action, as inconspicuous as a link. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Templates' } }

/** Inside bars and cards. */
export const Compact: Story = { args: { size: 'compact' } }

/** While a request is pending it keeps the focus and ignores presses. */
export const Pending: Story = {
  args: { isPending: true, children: 'Preparing WhatsApp...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Preparing WhatsApp/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(getComputedStyle(button).opacity).toBe('1')
    await expect(getComputedStyle(button, '::before').content).toBe('""')
  },
}

/** Pending in each variant: as legible as before, with a ring before the label. */
export const PendingVariants: Story = {
  tags: ['dark', 'forced-colors'],
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Button key={variant} variant={variant} isPending>
          Saving…
        </Button>
      ))}
      <Button variant="quiet" size="compact" isPending>
        Downloading…
      </Button>
    </Inline>
  ),
}

/** A quiet button by itself, whose label begins where the text above does. */
export const AtTextEdge: Story = {
  tags: ['rtl'],
  render: () => (
    <div>
      <p data-testid="text">Did the code not come?</p>
      <div style={{ inlineSize: 'fit-content' }}>
        <Button variant="quiet" align="text">
          Start again
        </Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const label = document.createRange()
    label.selectNodeContents(button)
    const edge = document.dir === 'rtl' ? 'right' : 'left'
    const { [edge]: text } = canvas.getByTestId('text').getBoundingClientRect()
    await expect(Math.abs(label.getBoundingClientRect()[edge] - text)).toBeLessThan(0.5)
    // On one line, also in a container as wide as its content.
    await expect(label.getClientRects()).toHaveLength(1)
  },
}

/** Not available; say why next to it. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** On the band. */
export const OnBand: Story = {
  tags: ['hover'],
  render: () => (
    <div style={{ background: 'var(--colour-band)', padding: '2rem' }}>
      <Inline>
        <Button variant="onBand">Schedule Free Consultation</Button>
        <Button variant="onBandOutline">Get Quick Templates</Button>
      </Inline>
    </div>
  ),
}

/** A link with a button's appearance, without a press handler. */
export const AsLink: Story = {
  render: () => <ButtonLink href="/schedule-meeting">Schedule Free Consultation</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
      'href',
      '/schedule-meeting',
    )
  },
}

/** Long words wrap in a narrow container, and nothing is clipped. */
export const LongWords: Story = {
  args: { wide: true, children: 'व्यवसाय पंजीकरण और अनुपालन के लिए निःशुल्क परामर्श निर्धारित करें' },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
}

/** Do: one main action, with the others secondary. */
export const OnePrimary: Story = {
  render: () => (
    <Inline>
      <Button>Schedule Free Consultation</Button>
      <Button variant="secondary">Our Services</Button>
      <Button variant="quiet">Templates</Button>
    </Inline>
  ),
}

/** Do not: with two main actions neither is the main one. */
export const DoNotTwoPrimaries: Story = {
  render: () => (
    <Inline>
      <Button>Schedule Free Consultation</Button>
      <Button>Our Services</Button>
    </Inline>
  ),
}
