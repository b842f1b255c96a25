/** What waits for a client: documents that are asked for, approvals and tasks, in one list. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Approval, DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { isOpenItem } from '../documents/item-state.ts'

export type WaitingEntry =
  | {
      readonly kind: 'item'
      readonly dueOn: IsoDate | null
      readonly request: DocumentRequest
      readonly item: RequestItem
    }
  | { readonly kind: 'approval'; readonly dueOn: null; readonly approval: Approval }
  | { readonly kind: 'task'; readonly dueOn: IsoDate | null; readonly task: Task }

export interface WaitingSources {
  /** Open ones. */
  readonly requests: readonly DocumentRequest[]
  /** Those that wait. */
  readonly approvals: readonly Approval[]
  /** Open ones. */
  readonly tasks: readonly Task[]
}

/** By date; what has none is last. Of the same date documents come first, then approvals, then tasks. */
export function waitingEntries({ requests, approvals, tasks }: WaitingSources): WaitingEntry[] {
  const entries: WaitingEntry[] = [
    ...requests.flatMap((request) =>
      request.items
        .filter(isOpenItem)
        .map((item) => ({ kind: 'item', dueOn: request.dueOn, request, item }) as const),
    ),
    ...approvals.map((approval) => ({ kind: 'approval', dueOn: null, approval }) as const),
    ...tasks
      .filter(({ waitsFor }) => waitsFor === 'client')
      .map((task) => ({ kind: 'task', dueOn: task.dueOn, task }) as const),
  ]
  return entries.toSorted((one, other) => compareDates(one.dueOn, other.dueOn))
}

/** Whether the client approves: a document, or a return whose last status says so. */
export const isForApproval = (entry: WaitingEntry): boolean =>
  entry.kind === 'approval' || (entry.kind === 'task' && entry.task.filing.at(-1)?.status === 'for-approval')

function compareDates(one: IsoDate | null, other: IsoDate | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}
