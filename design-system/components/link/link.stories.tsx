import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../inline/index.ts'
import { Text } from '../text/index.ts'
import { Link, LinkComponentProvider, type LinkElementProps } from './index.ts'

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['!autodocs'],
  args: { href: '#services', children: 'Learn More' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** Inside text. Underlined, so that colour is never the only cue. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Every date with its section and source. <Link {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn More' })
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

export const Variants: Story = {
  tags: ['hover'],
  render: () => (
    <Inline gap="lg">
      {(['accent', 'strong', 'quiet'] as const).map((variant) => (
        <Link key={variant} variant={variant} href="#elsewhere">
          {variant}
        </Link>
      ))}
    </Inline>
  ),
}

export const OnBand: Story = {
  render: () => (
    <div style={{ background: 'var(--colour-band)', padding: '2rem' }}>
      <Link variant="onBand" href="#elsewhere">
        See what we charge
      </Link>
    </div>
  ),
}

const went = fn()
const RoutedLink = ({ href, children, ...rest }: LinkElementProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      went(href)
    }}
  >
    {children}
  </a>
)

/** The site replaces the element of every link, for its router. */
export const ThroughTheSite: Story = {
  decorators: [(Story) => <LinkComponentProvider value={RoutedLink}>{Story()}</LinkComponentProvider>],
  play: async ({ canvas }) => {
    went.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Learn More' }))
    await expect(went.mock.calls).toEqual([['#services']])
  },
}

/** Do: the text names the target, also in a list of links. */
export const NamesThePlace: Story = {
  render: () => (
    <Text>
      Each date stands in <Link href="#calendar">the statutory calendar</Link>.
    </Text>
  ),
}

/** Do not: out of context, it has no meaning. */
export const DoNotClickHere: Story = {
  render: () => (
    <Text>
      For each date click <Link href="#calendar">here</Link>.
    </Text>
  ),
}
