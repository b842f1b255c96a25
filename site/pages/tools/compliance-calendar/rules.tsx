import { Table } from '@anupalan/design-system/table'
import { statutoryCalendar, type Frequency, type Schedule } from '@anupalan/server/compliance'
import { MONTHS } from '@anupalan/server/compliance/ist'
import { complianceCalendarRules as words } from './words.ts'
import * as css from '../frame/tool.css.ts'

/** The name of the month that is `months` months after March. */
const afterMarch = (months: number) => MONTHS[(months + 2) % MONTHS.length]!

/** When a duty falls due, in words. */
function whenDue({ due, except }: Schedule, frequency: Frequency): string {
  if ('daysAfterAgm' in due) return words.afterAgm(due.daysAfterAgm)
  if (frequency === 'year') return words.onDate(due.day, afterMarch(due.months))
  const usual = words.onDay(due.day, due.months)
  const march = except?.[3]
  return march ? usual + words.forMarch(words.onDate(march.day, afterMarch(march.months))) : usual
}

/** The text without the parts that depend on the period. */
const always = (text: string) =>
  text
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
          <span className={css.under}>{always(detail)}</span>
          <span className={css.under}>{`${law}, ${section}`}</span>
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
