import { Text } from '@anupalan/design-system/text'
import { MONTHS, type IsoDate } from '@anupalan/server/compliance/ist'
import { complianceCalendarResult as words } from './words.ts'
import * as css from './year-strip.css.ts'

/** Units of the drawing: a month of up to 31 days, and the height. */
const MONTH = 31
const HEIGHT = 44
/** Where the thread runs, and how far a stitch reaches on both sides for each obligation of its day. */
const THREAD = 22
const REACH = 6
/** Obligations of a day that lengthen its stitch. */
const MOST = 3

const monthOf = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

/**
 * Columns from the month of the first day to that of the last.
 *
 * @param days the day of each obligation
 */
export function stitchesOf(days: readonly IsoDate[], from: IsoDate, to: IsoDate) {
  const first = monthOf(from)
  const months = Array.from({ length: monthOf(to) - first + 1 }, (_, at) => ({
    month: first + at,
    name: MONTHS[(first + at) % 12]!,
  }))
  const byDay = new Map<IsoDate, number>()
  for (const day of days) byDay.set(day, (byDay.get(day) ?? 0) + 1)
  const stitches = [...byDay].map(([day, obligations]) => ({
    x: (monthOf(day) - first) * MONTH + Number(day.slice(8)) - 0.5,
    reach: Math.min(obligations, MOST) * REACH,
  }))
  return { months, stitches }
}

/** The year as one strip of a ledger: a stitch for each due date. Hidden from screen readers: the dates are below it. */
export function YearStrip({ days, from, to }: { days: readonly IsoDate[]; from: IsoDate; to: IsoDate }) {
  const { months, stitches } = stitchesOf(days, from, to)
  const width = months.length * MONTH
  return (
    <figure className={css.figure} aria-hidden="true">
      <div className={css.strip}>
        <svg className={css.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          <path
            className={css.rule}
            d={months.map((_, at) => (at === 0 ? '' : `M${at * MONTH} 0v${HEIGHT}`)).join('')}
          />
          <path className={css.thread} d={`M0 ${THREAD}H${width}`} />
          <path
            className={css.stitch}
            d={stitches.map(({ x, reach }) => `M${x} ${THREAD - reach}v${2 * reach}`).join('')}
          />
        </svg>
        <div className={css.months}>
          {months.map(({ month, name }) => (
            <span key={month}>
              {name[0]}
              <span className={css.rest}>{name.slice(1, 3)}</span>
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <Text size="small" tone="quiet">
          {words.strip}
        </Text>
      </figcaption>
    </figure>
  )
}
