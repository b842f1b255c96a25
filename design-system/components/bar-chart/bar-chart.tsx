import { useId, type ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import { useMessages } from '../messages/index.ts'
import { Table } from '../table/index.ts'
import { barChartMessages } from './bar-chart.messages.ts'
import * as css from './bar-chart.css.ts'

export type BarChartTone = 'accent' | 'positive' | 'neutral'

export interface BarChartSeries {
  key: string
  label: string
  /** Differs in pattern as well as in colour (WCAG 1.4.1). Each at most once. */
  tone: BarChartTone
}

export interface BarChartBar {
  /** Unique name of the bar: a year, a slab. */
  label: string
  /** A value for each series, 0 or more, all in the same unit. */
  values: Readonly<Record<string, number>>
  /** Overrides the series' tone, to rate the bars of a single series. The text must do so too (WCAG 1.4.1). */
  tone?: BarChartTone
}

export interface BarChartProps {
  /** Name of the chart and of its table. */
  title: string
  /** What the chart shows, in a sentence. A screen reader reads it instead of the bars. */
  summary: ReactNode
  /** The parts of each bar, from its start. */
  series: readonly BarChartSeries[]
  /** Without any, title and summary stand alone. */
  bars: readonly BarChartBar[]
  /** Formats a value for the table and the bar's end: `₹12,34,567`. */
  format: (value: number) => string
  /** Header of the table's first column. */
  labelHead: string
}

/** Horizontal stacked bars with the same figures in a table. Rendered without a script. */
export function BarChart({ title, summary, series, bars, format, labelHead }: BarChartProps) {
  const words = useMessages('barChart', barChartMessages)
  const id = useId()
  const totalOf = ({ values }: BarChartBar) => series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)
  const most = Math.max(0, ...bars.map(totalOf))
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption>
        <p id={id} className={css.title}>
          {title}
        </p>
        <p className={css.summary}>{summary}</p>
      </figcaption>
      {bars.length > 0 && (
        <>
          {series.length > 1 && (
            <ul role="list" className={css.legend}>
              {series.map(({ key, label, tone }) => (
                <li key={key} className={css.legendItem}>
                  <svg className={css.swatch} aria-hidden focusable="false">
                    <rect width="100%" height="100%" className={css.tone[tone]} />
                  </svg>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div className={css.bars} aria-hidden>
            {bars.map((bar) => {
              let start = 0
              const shareOf = (value: number) => (most === 0 ? 0 : (value / most) * 100)
              return (
                <div key={bar.label} className={css.bar}>
                  <span className={css.label}>{bar.label}</span>
                  <svg className={css.track} focusable="false">
                    {series.map(({ key, tone }) => {
                      const width = shareOf(bar.values[key] ?? 0)
                      const x = start
                      start += width
                      return (
                        <rect
                          key={key}
                          x={`${x}%`}
                          width={`${width}%`}
                          height="100%"
                          className={`${css.part} ${css.tone[bar.tone ?? tone]}`}
                        />
                      )
                    })}
                  </svg>
                  <span className={css.value}>{format(totalOf(bar))}</span>
                </div>
              )
            })}
          </div>
          <Disclosure summary={words.asTable}>
            <Table
              caption={title}
              isCaptionHidden
              columns={[
                { key: 'label', head: labelHead },
                ...series.map(({ key, label }) => ({ key, head: label, isFigure: true })),
              ]}
              rows={bars.map(({ label, values }) => ({
                id: label,
                cells: {
                  label,
                  ...Object.fromEntries(series.map(({ key }) => [key, format(values[key] ?? 0)])),
                },
              }))}
            />
          </Disclosure>
        </>
      )}
    </figure>
  )
}
