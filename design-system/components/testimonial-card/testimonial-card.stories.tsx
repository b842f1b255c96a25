import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Columns } from '../columns/index.ts'
import { expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { TestimonialCard } from './index.ts'

const meta = {
  title: 'Content/Testimonial card',
  component: TestimonialCard,
  tags: ['!autodocs'],
  args: {
    content: 'Our GST went from a monthly panic to a message saying it is done.',
    name: 'Ramesh S.',
    role: 'Owner, sweet shop',
    company: 'Gulmohar Sweets, Mysuru',
    rating: 5,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof TestimonialCard>
export default meta
type Story = StoryObj<typeof meta>

/** "Cards show quote, name, role, company, a five-star rating …, or a coloured circle with initials" */
export const Default: Story = {
  tags: ['dark', 'hover'],
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure.querySelector('blockquote')).toHaveTextContent(/^Our GST went .* it is done\.$/)
    await expect(figure.querySelector('figcaption')).toHaveTextContent(
      'RSRamesh S.Owner, sweet shopGulmohar Sweets, Mysuru',
    )
    await expect(canvas.getByRole('img', { name: '5 of 5' })).toBeVisible()
    await expect(canvas.queryByText('Featured Review')).toBeNull()
  },
}

/** "… a coloured circle with initials … when the image is missing or fails" */
export const FailingImage: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure').querySelector('img')).toBeNull())
    await expect(canvas.getByText('RS')).toBeVisible()
  },
}

/** "A featured card would show a Featured Review badge and left accent border" */
export const Featured: Story = {
  args: { featured: true, rating: 4.5, bgColor: 'green', initial: 'R' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Featured Review')).toBeVisible()
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(canvas.getByRole('figure'))
    await expect([borderLeftWidth, borderRightWidth]).toEqual(['4px', '1px'])
    await expect(canvas.getByRole('img', { name: '4.5 of 5' })).toBeVisible()
  },
}

/** In right-to-left text the accent border is on the right. */
export const FeaturedRightToLeft: Story = {
  args: { featured: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('figure')).borderRightWidth).toBe('4px')
  },
}

const long =
  'When we came to them, our books were two years behind and the notices had stopped being opened. They asked for the bank statements, not for excuses. In six weeks every return was filed, the late fees were worked out to the rupee, and I knew what was owed and why. In the second year the question was no longer what we had missed, but whether a second shop made sense.\nIt did. They were right about the timing as well.'

/** A long quote is split after a sentence; a native disclosure expands it. */
export const LongQuote: Story = {
  args: { content: long },
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('Read more')
    const last = canvas.getByText(/right about the timing/)
    await expect(last).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(last).toBeVisible()
    const less = canvas.getByText('Read less')
    await expect(less).toBeVisible()
    await expect(less.getBoundingClientRect().top).toBeGreaterThan(last.getBoundingClientRect().bottom)
    await userEvent.click(less)
    await expect(last).not.toBeVisible()
  },
}

/** Collapsing a quote of 20,000 characters from its end scrolls back to the card. */
export const VeryLongQuote: Story = {
  args: { content: 'They found input credit we had missed for two years. '.repeat(378) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').offsetHeight).toBeLessThan(520)
    await userEvent.click(canvas.getByText('Read more'))
    await expect(canvas.getByRole('figure').offsetHeight).toBeGreaterThan(5000)
    const less = canvas.getByText('Read less')
    less.scrollIntoView({ behavior: 'instant' })
    await userEvent.click(less)
    await waitFor(() => {
      const { top, bottom } = canvas.getByText('Read more').getBoundingClientRect()
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
    })
  },
}

/** A name of 90 characters, a quote and a company without a space: they wrap, and nothing is clipped. */
export const LongWords: Story = {
  args: {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Krishnamurthy Ranganathaswamy Iyer',
    content: 'Unternehmensregistrierungsbescheinigungsnummernvergabe'.repeat(10),
    company: 'Srirangapatnamvenkateshwaraagrochemicalsandfertilisers',
    featured: true,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ args, canvas }) => {
    await expect(args.name.length).toBeGreaterThanOrEqual(90)
    await expectNothingOutside(canvas.getByTestId('narrow'))
    await userEvent.click(canvas.getByText('Read more'))
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: {
    lang: 'hi',
    content: 'पहले जीएसटी हर महीने की घबराहट थी। अब एक संदेश आता है कि काम हो गया।',
    name: 'क्षितिज श्रीवास्तव',
    role: 'मालिक, मिठाई की दुकान',
    company: 'गुलमोहर स्वीट्स, मैसूरु',
    bgColor: 'red',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/घबराहट/)).toHaveAttribute('lang', 'hi')
    await expect(canvas.getByText('क्षिश्री')).toBeVisible()
  },
}

const meera = {
  content: 'Eleven stores, one ledger. Year-end closed in nine days.',
  name: 'Meera N.',
  role: 'Director, retail chain',
  company: 'Nandi Stores, Hubballi',
  bgColor: 'green',
  rating: 3.5,
} as const
const arvind = {
  content: long,
  name: 'Arvind K.',
  role: 'Partner, textiles',
  company: 'Tungabhadra Weaves, Davanagere',
  bgColor: 'red',
  rating: 5,
} as const

/** Cards of a row have equal height, with aligned footers. */
export const Row: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '58rem' }}>{Story()}</div>],
  render: (args) => (
    <Columns count={3} gap="md">
      <TestimonialCard {...args} />
      <TestimonialCard {...meera} />
      <TestimonialCard {...arvind} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const feet = canvas.getAllByRole('figure').map((figure) => {
      const caption = figure.querySelector('figcaption')
      return caption?.getBoundingClientRect().bottom
    })
    await expect(new Set(feet).size).toBe(1)
  },
}

/** Do not: if every review is featured, none stands out. */
export const DoNotFeatureAll: Story = {
  ...Row,
  render: (args) => (
    <Columns count={3} gap="md">
      <TestimonialCard {...args} featured />
      <TestimonialCard {...meera} featured />
      <TestimonialCard {...args} name="Kavita D." bgColor="ink" featured />
    </Columns>
  ),
  play: undefined,
}
