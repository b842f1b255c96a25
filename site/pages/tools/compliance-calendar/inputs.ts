import {
  addDays,
  calendarCoverage,
  dueDates,
  NoTableError,
  STATES,
  type BusinessProfile,
  type DueDate,
  type IsoDate,
  type PaidByChallan,
  type PayrollRegistration,
  type SpecialGst,
  type StateCode,
} from '@anupalan/server/compliance'
import { heroProfile } from '../../../content/due-dates.ts'
import { payrollOf, type BusinessAnswers } from '../../../ui/business-profile/answers.ts'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amountOrNone, choice, flag, TICKED } from '../../../ui/calculator/kinds.ts'

export const CONSTITUTIONS = ['individual', 'proprietorship', 'huf', 'partnership', 'llp', 'company'] as const
export const GST_SCHEMES = ['monthly', 'qrmp', 'composition', 'none'] as const
export const SPECIAL_GST = [
  'none',
  'distributor',
  'deductor',
  'marketplace',
  'non-resident',
  'online-from-abroad',
] as const satisfies readonly (SpecialGst | 'none')[]
export const EMPLOYEES = ['none', 'below-ten', 'ten-or-more'] as const
export const FILINGS = ['no-business', 'business', 'audit', 'transfer-pricing'] as const
export const ADVANCE_TAXES = ['instalments', 'presumptive', 'none'] as const
export const REMINDERS = ['none', '0', '1', '3', '7'] as const
export const SUBJECTS = ['all', 'income-tax', 'gst', 'payroll', 'company'] as const
export const STATE_CODES = (Object.keys(STATES) as StateCode[]).toSorted()

export type Subject = (typeof SUBJECTS)[number]

/** Prefixes of the names of a subject's laws. */
const laws: Record<Exclude<Subject, 'all'>, RegExp> = {
  'income-tax': /^Income-tax Act/,
  gst: /^CGST Act/,
  payroll: /^Employees' |Professions,|Vritti Kar|Municipal|Profession Tax|Labour Welfare Fund/,
  company: /^(Companies |Limited Liability Partnership )/,
}

/** Whether a duty under this law belongs to the subject. */
export const isAbout = (subject: Subject, law: string): boolean =>
  subject === 'all' || laws[subject].test(law)

/** The validated inputs of the calendar. */
export interface CalendarAnswer {
  profile: BusinessProfile
  subject: Subject
  /** Whether optional filings are shown. */
  optional: boolean
  /** Undefined: no reminder. */
  remindDaysBefore: number | undefined
}

/**
 * The inputs of the compliance calendar. Its example is the business whose dates the home page shows. It starts today;
 * the start is not an input.
 */
export const complianceCalendarTool = defineTool({
  fields: {
    constitution: choice(CONSTITUTIONS, heroProfile.constitution),
    state: choice(STATE_CODES, heroProfile.state),
    gst: choice(GST_SCHEMES, heroProfile.gst),
    filing: choice(FILINGS, heroProfile.filing),
    advanceTax: choice(ADVANCE_TAXES, heroProfile.advanceTax),
    tdsDeductor: flag(heroProfile.tdsDeductor),
    tcsCollector: flag(heroProfile.tcsCollector),
    exports: flag(heroProfile.exportsUnderUndertaking),
    employees: choice(EMPLOYEES, heroProfile.payroll.length > 0 ? 'below-ten' : 'none'),
    pf: flag(heroProfile.payroll.includes('pf')),
    esi: flag(heroProfile.payroll.includes('esi')),
    professionalTax: flag(heroProfile.payroll.includes('professional-tax')),
    turnover: amountOrNone(),
    specialGst: choice(SPECIAL_GST, 'none'),
    property: flag(),
    rent: flag(),
    contractor: flag(),
    subject: choice(SUBJECTS, 'all'),
    optional: flag(),
    remind: choice(REMINDERS, '3'),
  },
  calculate: ({
    exports,
    employees,
    specialGst,
    property,
    rent,
    contractor,
    pf,
    esi,
    professionalTax,
    turnover,
    subject,
    optional,
    remind,
    ...profile
  }): CalendarAnswer => {
    const payroll: PayrollRegistration[] = [
      ...(pf ? ['pf' as const] : []),
      ...(esi ? ['esi' as const] : []),
      ...(professionalTax ? ['professional-tax' as const] : []),
    ]
    const paidByChallan = Object.entries({ property, rent, contractor }).flatMap(([paid, isPaid]) =>
      isPaid ? [paid as PaidByChallan] : [],
    )
    return {
      profile: {
        ...profile,
        specialGst: specialGst === 'none' ? [] : [specialGst],
        paidByChallan,
        // A registration as an employer counts, though no employee was given.
        employer: employees !== 'none' || payroll.length > 0,
        ...(employees !== 'none' && { hasTenEmployees: employees === 'ten-or-more' }),
        exportsUnderUndertaking: exports,
        payroll,
        ...(turnover !== undefined && { turnoverPaise: turnover }),
      },
      subject,
      optional,
      remindDaysBefore: remind === 'none' ? undefined : Number(remind),
    }
  },
})

/** The fields that the answers about the visitor’s business fill. */
export const fieldsOfAnswers = ({ gst, employees }: BusinessAnswers) => {
  const payroll = payrollOf[employees]
  const ticked = (one: PayrollRegistration) => (payroll.includes(one) ? TICKED : '')
  return {
    gst,
    employees: payroll.includes('esi') ? EMPLOYEES[2] : employees,
    pf: ticked('pf'),
    esi: ticked('esi'),
    professionalTax: ticked('professional-tax'),
  }
}

/** Twelve months. */
const AHEAD_DAYS = 365

export interface CalendarDates {
  /** Until when dates are established, at most a year ahead. */
  until: IsoDate
  dates: readonly DueDate[]
}

/** The dates of a business from a day on; none outside the calendar's coverage. */
export function datesFrom({ profile, subject, optional }: CalendarAnswer, today: IsoDate): CalendarDates {
  const { from: first, to: last } = calendarCoverage
  const from = today < first ? first : today
  const ahead = addDays(from, AHEAD_DAYS)
  const until = ahead < last ? ahead : last
  if (from > until) throw new NoTableError('statutory calendar', { from, to: ahead }, calendarCoverage)
  const dates = dueDates({ from, to: until, profile }).filter(
    (due) => (optional || !due.optional) && isAbout(subject, due.law),
  )
  return { until, dates }
}
