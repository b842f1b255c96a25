import type { Plugin } from 'vite'
import { addDays, calendarCoverage, dueDates, effectiveDate, istDate } from '@anupalan/server/compliance'
import { heroProfile } from '../content/due-dates.ts'
import type { DueDateRow } from '../shell/due-dates.ts'

const ids = ['virtual:due-dates', 'virtual:built-on']

/** A year and a little, so that a page built on the last day of a month still shows twelve months ahead. */
const AHEAD_DAYS = 372

/**
 * The day of the build, and the hero's due dates from then on, as data: the rules and tables of the calendar stay out
 * of the browser, which only drops the days that are past.
 */
export function dueDatesPlugin(now = Date.now()): Plugin {
  return {
    name: 'due-dates',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    load: (loaded) => {
      const from = istDate(now)
      if (loaded === '\0virtual:built-on') return `export const builtOn = ${JSON.stringify(from)}`
      if (loaded !== '\0virtual:due-dates') return undefined
      const last = addDays(from, AHEAD_DAYS)
      const to = last < calendarCoverage.to ? last : calendarCoverage.to
      const rows = dueDates({ from, to, profile: heroProfile })
        .filter(({ optional }) => !optional)
        .map((due): DueDateRow => ({
          date: effectiveDate(due),
          ...(due.extendedDate && { statutoryDate: due.statutoryDate }),
          title: due.title,
          detail: due.detail,
          ...(due.confirm && { confirm: true }),
        }))
      return `export const rows = ${JSON.stringify(rows)}`
    },
  }
}
