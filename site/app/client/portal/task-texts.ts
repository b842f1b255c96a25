/** Texts about tasks, which differ for the client and for the staff. */
import { isStaff } from '@anupalan/server/contract/core/access'
import { filingStatuses } from '@anupalan/server/contract/tasks/rules'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useSession } from '../../../session/session.tsx'
import { portal as words } from './words.ts'

export interface TaskTexts {
  /** Who has to act. */
  waitsFor: Readonly<Record<Task['waitsFor'], string>>
  /** The label of a status of a return; `undefined` if there is none of this name. */
  filingLabelOf: (status: string | undefined) => string | undefined
}

const clientTexts: TaskTexts = {
  waitsFor: words.waitsFor,
  filingLabelOf: (status) => filingStatuses.find(({ value }) => value === status)?.label,
}

const staffTexts: TaskTexts = {
  waitsFor: words.staff.waitsFor,
  filingLabelOf: (status) =>
    status === 'for-approval' ? words.staff.forApproval : clientTexts.filingLabelOf(status),
}

/** Those for the signed-in user. */
export function useTaskTexts(): TaskTexts {
  const { user } = useSession()
  return user !== null && isStaff(user) ? staffTexts : clientTexts
}
