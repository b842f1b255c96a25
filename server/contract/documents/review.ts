/** What the firm may decide about an item of a request. */
import { documentMessages as messages } from './rules.ts'
import type { ItemStatus, ReturnReason } from './rules.ts'

interface Review {
  readonly decision: 'accepted' | 'returned'
  readonly reason: ReturnReason | null
  readonly text: string
}

/** Messages by field if a decision is not possible: before anything was sent, or returned without a reason. */
export function reviewProblem(
  status: ItemStatus,
  { decision, reason, text }: Review,
): Readonly<Record<string, string>> | undefined {
  if (status === 'asked' || (status === 'returned' && decision === 'returned'))
    return { decision: messages.nothingSent }
  if (decision === 'accepted') return undefined
  if (reason === null) return { reason: messages.returnReason }
  return reason === 'other' && text === '' ? { text: messages.returnText } : undefined
}
