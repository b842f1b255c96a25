/** What the types refuse: `npm run types` fails where one of these is accepted. */
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
  // @ts-expect-error: a chart without its summary and its table is a picture for some.
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
