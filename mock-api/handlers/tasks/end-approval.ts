/** For whom a return waits, which changes with its status and with an approval. */
import type { WaitsFor } from '@anupalan/server/contract/tasks/rules'
import type { StoredTask, TasksState } from './state.ts'

export const waitingFor = (task: StoredTask, waitsFor: WaitsFor): StoredTask =>
  waitsFor === task.waitsFor ? task : { ...task, waitsFor, version: task.version + 1 }

/** A return that waited for the approval of a document waits for the firm, which goes on or changes the document. */
export function endApproval({ tasks }: TasksState, id: string): void {
  const task = tasks.get(id)
  if (task?.filing.at(-1)?.status === 'for-approval') tasks.set(id, waitingFor(task, 'firm'))
}
