import { Table } from '@anupalan/design-system/table'
import { statutoryCalendar, type Frequency, type Schedule } from '@anupalan/server/compliance'
import { MONTHS } from '@anupalan/server/compliance/ist'
import { complianceCalendarRules as words } from './words.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as css from '../frame/tool.css.ts'

/** Month in which a yearly period ends: March, or December. */
const LAST_MONTHS = { year: 3, 'calendar-year': 12 } as const

/** Months of the shorter periods. */
const LENGTHS = { month: 1, quarter: 3, 'half-year': 6 } as const

/** The name of the month that is `months` months after another, from 1, or before it if negative. */
const monthAfter = (month: number, months: number) =>
  MONTHS[(month - 1 + months + MONTHS.length) % MONTHS.length]!

/** When a duty falls due, in words. */
function whenDue({ due, except }: Schedule, frequency: Frequency): string {
  if ('daysAfterAgm' in due) return words.afterAgm(due.daysAfterAgm)
  if ('daysAfterPeriod' in due) return words.afterPeriod(due.daysAfterPeriod)
  if (frequency === 'year' || frequency === 'calendar-year')
    return words.onDate(due.day, monthAfter(LAST_MONTHS[frequency], due.months))
  const usual = words.onDay(due.day, due.months, LENGTHS[frequency])
  const march = except?.[3]
  return march
    ? usual + words.forMarch(words.onDate(march.day, monthAfter(LAST_MONTHS.year, march.months)))
    : usual
}

/** The text with its form, without the parts that depend on the period. */
const always = (text: string, form = '') =>
  text
    .replace('{form}', form)
    .split(', ')
    .filter((part) => !part.includes('{'))
    .join(', ')

const duties = statutoryCalendar.obligations.map(({ name, title, detail, frequency, schedule }) => {
  const { value, law, section } = schedule.at(-1)!
  return {
    id: name,
    cells: {
      duty: (
        <>
          {always(title)}
          <span className={css.under}>
            <Unbroken text={always(detail, value.form)} />
          </span>
          <span className={css.under}>
            <Unbroken text={`${law}, ${section}`} />
          </span>
        </>
      ),
      due: (
        <>
          {whenDue(value, frequency)}
          <span className={css.under}>{words.frequency[frequency]}</span>
        </>
      ),
    },
  }
})

/** Every duty with its current rule. */
export function ComplianceCalendarRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'duty', head: words.duty },
        { key: 'due', head: words.due },
      ]}
      rows={duties}
    />
  )
}
