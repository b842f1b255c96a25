/** Every opening, those that may be applied for and those that no longer may. The build reads it; no page does. */
import { accountant } from './accountant.ts'
import { articledAssistant } from './articled-assistant.ts'
import { auditTrainee } from './audit-trainee.ts'
import { frontEndDeveloper } from './front-end-developer.ts'
import { gstAssociate } from './gst-associate.ts'
import type { Opening } from './opening.ts'
import { payrollExecutive } from './payroll-executive.ts'

export const openings: readonly Opening[] = [
  gstAssociate,
  articledAssistant,
  payrollExecutive,
  accountant,
  frontEndDeveloper,
  auditTrainee,
]

/** Whether an opening may be applied for on a day in India. */
export const isTaking = ({ closes, isClosed = false }: Pick<Opening, 'closes' | 'isClosed'>, today: string) =>
  !isClosed && closes >= today
