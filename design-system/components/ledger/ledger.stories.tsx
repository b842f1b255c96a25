import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Heading } from '../heading/index.ts'
import { Link } from '../link/index.ts'
import { Select } from '../select/index.ts'
import { Text } from '../text/index.ts'
import { Ledger, LedgerRow } from './index.ts'

const due = [
  {
    date: '2026-12-07',
    day: '7 Dec',
    weekday: 'Monday',
    what: 'TDS deposit',
    about: 'for November deductions',
    in: 17,
  },
  {
    date: '2026-12-11',
    day: '11 Dec',
    weekday: 'Friday',
    what: 'GSTR-1',
    about: 'outward supplies, monthly filers',
    in: 21,
  },
  {
    date: '2026-12-15',
    day: '15 Dec',
    weekday: 'Tuesday',
    what: 'Advance tax, 75%',
    about: 'third instalment',
    in: 25,
  },
  {
    date: '2026-12-20',
    day: '20 Dec',
    weekday: 'Sunday',
    what: 'GSTR-3B',
    about: 'summary return and payment',
    in: 30,
  },
]
const rows = due.map((entry) => (
  <LedgerRow
    key={entry.date + entry.what}
    start={<time dateTime={entry.date}>{entry.day}</time>}
    startDetail={entry.weekday}
    title={entry.what}
    detail={entry.about}
    end={<Badge tone={entry.in < 20 ? 'danger' : 'positive'}>In {entry.in} days</Badge>}
  />
))

const meta = {
  title: 'Content/Ledger',
  component: Ledger,
  subcomponents: { LedgerRow },
  tags: ['!autodocs'],
  args: {
    heading: (
      <Heading level={2} size="label" id="due-next">
        Due next
      </Heading>
    ),
    labelledBy: 'due-next',
    footer: (
      <>
        From the statutory calendar.{' '}
        <Link variant="quiet" href="#calendar">
          See every date
        </Link>
      </>
    ),
    children: rows,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '29.375rem' }}>{Story()}</div>],
} satisfies Meta<typeof Ledger>
export default meta
type Story = StoryObj<typeof meta>

/** The main ledger of a page: dates before the margin line, what is due after it. */
export const DueNext: Story = {
  tags: ['dark'],
  args: { surface: 'floating' },
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Due next' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(4)
    await expect(entries[0]).toHaveTextContent(
      /^7 Dec\s*Monday\s*TDS deposit\s*for November deductions\s*In 17 days$/,
    )
  },
}

/** The heading before the margin line, and after it what the rows are chosen by. */
export const WithControls: Story = {
  tags: ['dark', 'rtl'],
  args: {
    surface: 'floating',
    controls: (
      <Select
        size="compact"
        label="GST returns"
        options={[
          { value: 'monthly', label: 'Monthly GST' },
          { value: 'none', label: 'No GST' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Due next' }).getBoundingClientRect()
    const select = canvas.getByRole('combobox', { name: 'GST returns' }).getBoundingClientRect()
    await expect(Math.abs((heading.top + heading.bottom - select.top - select.bottom) / 2)).toBeLessThan(4)
  },
}

export const OnAPhone: Story = { ...DueNext, tags: [], globals: { viewport: { value: 'mobile' } } }

/** At 320 px, as at 400 % zoom, nothing overflows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** Among other content: only rules, without head and foot. Labelled by a heading outside. */
export const Ruled: Story = {
  args: { heading: undefined, footer: undefined },
  render: (args) => (
    <>
      <Heading level={2} size="title" id="due-next">
        Due next
      </Heading>
      <Ledger {...args} />
    </>
  ),
}

/** Figures before the margin line, amounts at the end. */
export const Figures: Story = {
  args: {
    heading: (
      <Heading level={2} size="label" id="due-next">
        Schedule
      </Heading>
    ),
    footer: undefined,
    children: ['8,678.23', '8,678.23', '8,678.23'].map((amount, index) => (
      <LedgerRow
        key={index}
        start={index + 1}
        title="Instalment"
        detail="principal 1,594.90, interest 7,083.33"
        end={<Text as="span" figures>{`₹${amount}`}</Text>}
      />
    )),
  },
}

/** An empty list has a message. */
export const Empty: Story = {
  args: {
    children: [],
    empty: <Text tone="quiet">Nothing is due in the next thirty days.</Text>,
    footer: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText('Nothing is due in the next thirty days.')).toBeVisible()
  },
}

/** Rows that a condition leaves out are none. */
export const EmptyByCondition: Story = {
  ...Empty,
  tags: ['!dev'],
  args: { ...Empty.args, children: [false, null] },
}

export const LongWords: Story = {
  args: {
    children: (
      <LedgerRow
        start="30 Nov"
        startDetail="सोमवार"
        title="अंतरराष्ट्रीय लेन-देन की रिपोर्ट और ट्रांसफर प्राइसिंग विवरणी"
        detail="Transferpreisgestaltungsdokumentationsverpflichtungen for every associated enterprise abroad"
        end={<Badge tone="neutral">opened by Meera Narayanan</Badge>}
      />
    ),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** In a column too narrow for two, as on a phone with large text, the content before the margin line is above its entry. */
export const Stacked: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('li')
    const [start, entry] = [...(row?.children ?? [])].map((part) => part.getBoundingClientRect())
    if (!start || !entry) throw new Error('the row has no parts')
    await expect(entry.top).toBeGreaterThanOrEqual(start.bottom)
    await expect(entry.left).toBe(start.left)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Do not: the margin line does not move, and more than about six characters overflow it. */
export const DoNotLongStart: Story = {
  args: {
    children: (
      <LedgerRow
        start={<time dateTime="2026-12-07">7 December</time>}
        title="TDS deposit"
        detail="for November deductions"
      />
    ),
  },
}
