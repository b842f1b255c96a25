import { BarChart, type BarChartProps } from '@anupalan/design-system/bar-chart'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { media } from '@anupalan/design-system/tokens'
import { dateParts, formatDayMonth, MONTHS } from '@anupalan/server/compliance/ist'
import { figureRanges, type FigureRange, type FigureSpan } from '@anupalan/server/contract/dashboard/ranges'
import type { Figures as FiguresData } from '@anupalan/server/contract/dashboard/schema'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { useSearchParams } from 'react-router-dom'
import { useMedia } from '../../../ui/use-media.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { dashboardApi } from './api.ts'
import * as css from './dashboard.css.ts'
import { dashboardWords } from './words.ts'

const words = dashboardWords.figures

const categories: Readonly<Record<string, string>> = words.feedback.categories

const format = (count: number) => count.toLocaleString('en-IN')
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What the range of the figures is in the URL, so that Back and a bookmark show it again. */
function useRange() {
  const [query, setQuery] = useSearchParams()
  const range = figureRanges.find((each) => each === query.get('range')) ?? 'weeks'
  const setRange = (next: string) =>
    setQuery(
      (former) => {
        former.set('range', next)
        return former
      },
      { replace: true, preventScrollReset: true },
    )
  return [range, setRange] as const
}

/** Figures of the practice over time, each chart with its table. On a phone they are folded, since they are long. */
export function Figures() {
  const isPhone = useMedia(media.belowTablet)
  const [query] = useSearchParams()
  if (isPhone)
    return (
      <Disclosure summary={words.heading} isOpen={query.has('range')}>
        <Ranged />
      </Disclosure>
    )
  return (
    <Stack gap="lg" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <Ranged />
    </Stack>
  )
}

function Ranged() {
  const [range, setRange] = useRange()
  const query = useApiQuery(dashboardApi, 'getFigures', { params: { range } })
  return (
    <Stack gap="lg">
      <div className={css.range}>
        <Select
          label={words.range}
          value={range}
          onChange={setRange}
          options={figureRanges.map((value) => ({ value, label: words.ranges[value] }))}
        />
      </div>
      <Loaded query={query} title={words.notLoaded}>
        {(figures) => <Charts range={range} figures={figures} />}
      </Loaded>
    </Stack>
  )
}

function labelOf({ from, to }: FigureSpan, range: FigureRange): string {
  if (range === 'days') return formatDayMonth(from)
  if (range === 'weeks') return words.week(formatDayMonth(from), formatDayMonth(to))
  const { year, month } = dateParts(from)
  return `${MONTHS[month - 1]!.slice(0, 3)} ${year}`
}

function Charts({ range, figures }: { range: FigureRange; figures: FiguresData }) {
  const { spans, enquiries, bookings, feedback, views } = figures
  const overTime = (counts: readonly number[]) =>
    spans.map((span, index) => ({ label: labelOf(span, range), count: counts[index] ?? 0 }))
  const serviceOf = (service: string) =>
    serviceOptions.find(({ value }) => value === service)?.label ?? service
  const inTime = sum(enquiries.replies.slice(0, 2))
  return (
    <div className={css.charts}>
      <Counts {...words.enquiries} head={words.span} bars={overTime(enquiries.received)} />
      <Counts {...words.bookings} head={words.span} bars={overTime(bookings)} />
      <Counts {...words.views} head={words.span} bars={overTime(views.counts)} />
      <Counts {...words.pages} bars={views.pages.map(({ path, views: count }) => ({ label: path, count }))} />
      <Counts
        {...words.services}
        bars={enquiries.services.map(({ service, enquiries: count }) => ({
          label: serviceOf(service),
          count,
        }))}
      />
      <Counts
        {...words.sources}
        bars={enquiries.sources.map(({ source, enquiries: count }) => ({
          label: words.sources.names[source],
          count,
        }))}
      />
      <Counts
        {...words.enquiryPages}
        bars={enquiries.pages.map(({ path, enquiries: count }) => ({ label: path, count }))}
      />
      <Counts
        {...words.replies}
        summary={words.replies.summary(format(inTime), format(sum(enquiries.replies)))}
        bars={words.replies.bands.map((label, index) => ({ label, count: enquiries.replies[index] ?? 0 }))}
      />
      <Feedback feedback={feedback} />
    </div>
  )
}

interface CountsProps {
  title: string
  series: string
  /** Header of the table's first column. */
  head: string
  /** @default the sum */
  summary?: string
  bars: readonly { readonly label: string; readonly count: number }[]
}

/** Bars of one series. */
function Counts({ title, series, head, summary, bars }: CountsProps) {
  const total = sum(bars.map(({ count }) => count))
  return (
    <BarChart
      title={title}
      summary={total === 0 ? words.none : (summary ?? words.total(format(total)))}
      series={[{ key: 'count', label: series, tone: 'accent' }]}
      bars={total === 0 ? [] : bars.map(({ label, count }) => ({ label, values: { count } }))}
      format={format}
      labelHead={head}
    />
  )
}

const scoreSeries: BarChartProps['series'] = [
  { key: 'good', label: words.feedback.series.good, tone: 'positive' },
  { key: 'fair', label: words.feedback.series.fair, tone: 'neutral' },
  { key: 'poor', label: words.feedback.series.poor, tone: 'accent' },
]

function Feedback({ feedback }: Pick<FiguresData, 'feedback'>) {
  const count = sum(feedback.flatMap(({ scores }) => scores))
  const points = sum(feedback.flatMap(({ scores }) => scores.map((times, index) => times * (index + 1))))
  return (
    <BarChart
      title={words.feedback.title}
      summary={count === 0 ? words.none : words.feedback.summary((points / count).toFixed(1), format(count))}
      series={scoreSeries}
      bars={(count === 0 ? [] : feedback).map(
        ({ category, scores: [one = 0, two = 0, three = 0, four = 0, five = 0] }) => ({
          label: categories[category] ?? category,
          values: { good: four + five, fair: three, poor: one + two },
        }),
      )}
      format={format}
      labelHead={words.feedback.head}
    />
  )
}
