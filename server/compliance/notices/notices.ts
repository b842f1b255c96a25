import { employerAndCompanyNotices } from './employers-and-companies.ts'
import { gstNotices } from './gst.ts'
import { incomeTaxNotices } from './income-tax.ts'
import type { Notice } from './notice.ts'

/** Every notice, by authority, in the order of their numbers. */
export const notices: readonly Notice[] = [...gstNotices, ...incomeTaxNotices, ...employerAndCompanyNotices]
