import type { Plugin } from 'vite'
import type { BusinessProfile } from '@anupalan/server/compliance'
import { addDays, calendarCoverage, dueDates, effectiveDate, istDate } from '@anupalan/server/compliance'
import { heroProfile } from '../../content/due-dates.ts'
import type { DueDateRow } from '../../ui/days/due-dates.ts'

/** A year and a month, so that a page that is twelve months old still shows what is due next: some weeks have nothing. */
const AHEAD_DAYS = 400

/** `virtual:due-dates?of=gstr-1,gstr-3b`: only these obligations, whomever they bind. */
const wanted = /^\0virtual:due-dates(?:\?of=(.+))?$/

/** A business that every obligation binds: what a page about one service tells dates for. */
const bindsAll = (profile: BusinessProfile): readonly BusinessProfile[] => {
  const employer = {
    payroll: ['pf', 'esi', 'professional-tax'],
    tdsDeductor: true,
    tcsCollector: true,
  } as const
  const each = { ...profile, ...employer }
  return [
    {
      ...each,
      constitution: 'company',
      gst: 'monthly',
      filing: 'transfer-pricing',
      advanceTax: 'instalments',
    },
    { ...each, constitution: 'llp', gst: 'qrmp', filing: 'audit', advanceTax: 'presumptive' },
    { ...each, constitution: 'individual', gst: 'composition', filing: 'no-business', advanceTax: 'none' },
    { ...each, constitution: 'proprietorship', gst: 'none', filing: 'business', advanceTax: 'none' },
  ]
}

/**
 * The day of the build, and due dates from then on, as data: the rules and tables of the calendar stay out of the
 * browser, which only drops the days that are past. `virtual:due-dates` has the hero's; `virtual:due-dates?of=` those
 * of the obligations that are named.
 */
export function dueDatesPlugin(now = Date.now()): Plugin {
  return {
    name: 'due-dates',
    resolveId: (source) => (/^virtual:(built-on$|due-dates(\?|$))/.test(source) ? `\0${source}` : undefined),
    load: (loaded) => {
      const from = istDate(now)
      if (loaded === '\0virtual:built-on') return `export const builtOn = ${JSON.stringify(from)}`
      const [isWanted, names] = wanted.exec(loaded) ?? []
      if (!isWanted) return undefined
      const last = addDays(from, AHEAD_DAYS)
      const to = last < calendarCoverage.to ? last : calendarCoverage.to
      const rows = (names === undefined ? [heroProfile] : bindsAll(heroProfile))
        .flatMap((profile) => dueDates({ from, to, profile }))
        .filter(({ optional, obligation }) =>
          names === undefined ? !optional : names.split(',').includes(obligation),
        )
        .map((due): DueDateRow => ({
          date: effectiveDate(due),
          ...(due.extendedDate && { statutoryDate: due.statutoryDate }),
          title: due.title,
          detail: due.detail,
          ...(due.confirm && { confirm: true }),
        }))
        .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      const unique = [...new Map(rows.map((row) => [`${row.date} ${row.title}`, row])).values()]
      if (unique.length === 0) throw new Error(`No due date is one of ${names ?? 'the hero’s'}`)
      return `export const rows = ${JSON.stringify(unique)}`
    },
  }
}
