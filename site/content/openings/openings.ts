/** All openings, open and closed. Imported by the build only, not by pages. */
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

/** Whether an opening accepts applications on a date in India. */
export const acceptsApplications = (
  { closes, isClosed = false }: Pick<Opening, 'closes' | 'isClosed'>,
  today: string,
) => !isClosed && closes >= today
