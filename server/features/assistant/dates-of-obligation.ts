/** The dates of one obligation of the statutory calendar, for a business that it binds. */
import { dueDatesIn } from '../../compliance/calendar/due-dates.ts'
import type { DueDate } from '../../compliance/calendar/due-dates.ts'
import type { Obligation } from '../../compliance/calendar/obligation.ts'
import type { BusinessProfile } from '../../compliance/calendar/profile.ts'
import { statutoryCalendar } from '../../compliance/calendar/statutory-calendar.ts'

/** A business that an obligation binds. */
export function boundBy({ audience }: Obligation): BusinessProfile {
  return {
    gst: audience.gst?.[0] ?? 'none',
    ...(audience.specialGst && { specialGst: [audience.specialGst] }),
    state: audience.state?.[0] ?? (audience.qrmpGroup === 24 ? '07' : '29'),
    constitution: audience.constitution?.[0] ?? 'proprietorship',
    filing: audience.filing?.[0] ?? 'business',
    tdsDeductor: true,
    paidByChallan: ['property', 'rent', 'contractor'],
    tcsCollector: true,
    exportsUnderUndertaking: true,
    advanceTax: audience.advanceTax ?? 'instalments',
    payroll: ['pf', 'esi', 'professional-tax'],
    employer: true,
  }
}

/** All dates of each obligation: they do not depend on a question. */
const allDates = new Map<Obligation, readonly DueDate[]>()

export function allDatesOf(obligation: Obligation): readonly DueDate[] {
  const known = allDates.get(obligation)
  if (known) return known
  const { coverage, extensions } = statutoryCalendar
  const dates = dueDatesIn(
    { coverage, extensions, obligations: [obligation] },
    { ...coverage, profile: boundBy(obligation) },
  )
  allDates.set(obligation, dates)
  return dates
}
