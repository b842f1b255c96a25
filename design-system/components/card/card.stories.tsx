import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Columns } from '../columns/index.ts'
import { expectNothingOutside, Narrow } from '../field/story-helpers.tsx'
import { Heading } from '../heading/index.ts'
import { Link } from '../link/index.ts'
import { StarRating } from '../rating/index.ts'
import { Text } from '../text/index.ts'
import { Card } from './card.tsx'

const meta = {
  title: 'Content/Card',
  component: Card,
  tags: ['!autodocs'],
  args: { children: <Text>Our GST went from a monthly panic to a message saying it is done.</Text> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sheet: Story = { args: { surface: 'sheet' } }
export const Floating: Story = { args: { surface: 'floating' } }

/** Highlighted among several, by a rule and by text. */
export const Featured: Story = {
  args: {
    surface: 'sheet',
    isFeatured: true,
    children: (
      <>
        <span>
          <Badge>Featured Review</Badge>
        </span>
        <StarRating value={5} />
        <Text>Our GST went from a monthly panic to a message saying it is done.</Text>
      </>
    ),
  },
}

const services = [
  { id: 'tax', name: 'Tax planning and filing', words: 'Returns, planned through the year.', rate: '98%' },
  {
    id: 'gst',
    name: 'GST registration and returns',
    words: 'Registration, monthly returns, reconciliation and answers to notices, in every state.',
    rate: '95%',
  },
  { id: 'payroll', name: 'Payroll and HR compliance', words: 'Payslips, PF and ESI.', rate: '97%' },
]

/** Cards of a row have equal height, with aligned footers. */
export const Row: Story = {
  render: () => (
    <Columns as="ul" count={3}>
      {services.map(({ id, name, words, rate }) => (
        <Card
          key={id}
          as="li"
          footer={
            <>
              <Link href={`#${id}`} variant="strong">
                Learn More
              </Link>
              <Text as="span" size="small" weight="strong" tone="positive">
                {rate} success rate
              </Text>
            </>
          }
        >
          <Heading level={3}>{name}</Heading>
          <Text tone="quiet">{words}</Text>
        </Card>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const feet = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom)
    await expect(new Set(feet).size).toBe(1)
  },
}

export const RowOnMobile: Story = {
  ...Row,
  tags: ['large-text'],
  globals: { viewport: { value: 'mobile' } },
  play: undefined,
}

export const LongWords: Story = {
  args: { children: <Text>Unternehmensregistrierungsbescheinigungsnummernvergabe</Text> },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const Hindi: Story = {
  args: { children: <Text lang="hi">हमारा जीएसटी हर महीने की घबराहट से एक संदेश में बदल गया।</Text> },
}

export const RightToLeft: Story = {
  args: { ...Featured.args, children: <Text>أصبحت ضريبتنا رسالة تقول إنها أنجزت.</Text> },
  globals: { direction: 'rtl' },
}

/** Do not: a frame in a frame separates related content; a rule or space inside is enough. */
export const DoNotFrameInFrame: Story = {
  args: {
    children: (
      <>
        <Text weight="strong">GST registration and returns</Text>
        <Card>
          <Text>Registration, monthly returns, reconciliation.</Text>
        </Card>
      </>
    ),
  },
}
