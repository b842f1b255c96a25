import {
  addDays,
  calendarCoverage,
  dueDates,
  NoTableError,
  STATES,
  type BusinessProfile,
  type DueDate,
  type IsoDate,
  type PayrollRegistration,
  type StateCode,
} from '@anupalan/server/compliance'
import { defineTool } from '../../../shell/tool/inputs.ts'
import { amountOrNone, choice, flag } from '../../../shell/tool/kinds.ts'

export const CONSTITUTIONS = ['individual', 'proprietorship', 'huf', 'partnership', 'llp', 'company'] as const
export const GST_SCHEMES = ['monthly', 'qrmp', 'composition', 'none'] as const
export const FILINGS = ['no-business', 'business', 'audit', 'transfer-pricing'] as const
export const ADVANCE_TAXES = ['instalments', 'presumptive', 'none'] as const
export const REMINDERS = ['none', '0', '1', '3', '7'] as const
export const STATE_CODES = (Object.keys(STATES) as StateCode[]).toSorted()

/** What the calendar is asked for. */
export interface CalendarAnswer {
  profile: BusinessProfile
  /** Whether what nobody must do is shown too. */
  optional: boolean
  /** Undefined for no reminder. */
  remindDaysBefore: number | undefined
}

/** What the compliance calendar asks, with its example. The day it begins on is today, and no answer. */
export const complianceCalendarTool = defineTool({
  fields: {
    constitution: choice(CONSTITUTIONS, 'company'),
    state: choice(STATE_CODES, '29'),
    gst: choice(GST_SCHEMES, 'monthly'),
    filing: choice(FILINGS, 'audit'),
    advanceTax: choice(ADVANCE_TAXES, 'instalments'),
    tdsDeductor: flag(true),
    tcsCollector: flag(),
    exports: flag(),
    pf: flag(true),
    esi: flag(true),
    professionalTax: flag(true),
    turnover: amountOrNone(),
    optional: flag(),
    remind: choice(REMINDERS, '3'),
  },
  calculate: ({
    exports,
    pf,
    esi,
    professionalTax,
    turnover,
    optional,
    remind,
    ...profile
  }): CalendarAnswer => {
    const payroll: PayrollRegistration[] = [
      ...(pf ? ['pf' as const] : []),
      ...(esi ? ['esi' as const] : []),
      ...(professionalTax ? ['professional-tax' as const] : []),
    ]
    return {
      profile: {
        ...profile,
        exportsUnderUndertaking: exports,
        payroll,
        ...(turnover !== undefined && { turnoverPaise: turnover }),
      },
      optional,
      remindDaysBefore: remind === 'none' ? undefined : Number(remind),
    }
  },
})

/** Twelve months. */
const AHEAD_DAYS = 365

export interface CalendarDates {
  /** Until when dates are established, at most a year ahead. */
  until: IsoDate
  dates: readonly DueDate[]
}

/** The dates of a business from a day on; no dates where none are established from then on. */
export function datesFrom({ profile, optional }: CalendarAnswer, today: IsoDate): CalendarDates {
  const { from: first, to: last } = calendarCoverage
  const from = today < first ? first : today
  const ahead = addDays(from, AHEAD_DAYS)
  const until = ahead < last ? ahead : last
  if (from > until) throw new NoTableError('statutory calendar', { from, to: ahead }, calendarCoverage)
  const dates = dueDates({ from, to: until, profile }).filter((due) => optional || !due.optional)
  return { until, dates }
}
