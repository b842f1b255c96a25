import { openItemStatuses } from '@anupalan/server/contract/documents/rules'
import type { DocumentsState } from '../documents/state.ts'
import type { TasksState } from '../tasks/state.ts'

/** How many things a client has to do: requested items, approvals and tasks. */
export function countThings(
  {
    approvals,
    documentRequests,
    tasks,
  }: Pick<DocumentsState, 'approvals' | 'documentRequests'> & Pick<TasksState, 'tasks'>,
  client: string,
): number {
  const ofClient = <Row extends { readonly client: string }>(rows: ReadonlyMap<string, Row>) =>
    [...rows.values()].filter((row) => row.client === client)
  return (
    ofClient(documentRequests)
      .flatMap(({ items }) => items)
      .filter(({ status }) => openItemStatuses.includes(status)).length +
    ofClient(approvals).filter(({ status }) => status === 'waiting').length +
    ofClient(tasks).filter(({ waitsFor, doneAt }) => waitsFor === 'client' && doneAt === null).length
  )
}
