/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { BarChart } from './index.ts'

const chart = {
  title: 'Tax',
  summary: 'Less',
  series: [],
  bars: [],
  format: String,
  labelHead: 'Year',
} as const

refused(
  // @ts-expect-error: `summary` is required: some users cannot see the bars.
  <BarChart title="Tax" series={[]} bars={[]} format={String} labelHead="Year" />,
)
refused(
  // @ts-expect-error: a tone, not a colour.
  <BarChart {...chart} series={[{ key: 'tax', label: 'Tax', tone: '#9b1b30' }]} />,
)
refused(
  // @ts-expect-error: figures, not text.
  <BarChart {...chart} bars={[{ label: '2026', values: { tax: '1,200' } }]} />,
)
