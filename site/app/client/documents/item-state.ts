import { openItemStatuses, returnReasons } from '@anupalan/server/contract/documents/rules'
import type { RequestItem } from '@anupalan/server/contract/documents/schema'

/** Whether an item of a request waits for the client. */
export const isOpenItem = ({ status }: Pick<RequestItem, 'status'>): boolean =>
  openItemStatuses.includes(status)

/** Why the firm returned what was sent; `undefined` for an item that is not returned. */
export function returnReasonOf({
  status,
  history,
}: Pick<RequestItem, 'status' | 'history'>): string | undefined {
  const step = history.at(-1)
  if (status !== 'returned' || !step) return undefined
  const reason = returnReasons.find(({ value }) => value === step.reason)?.label
  return [reason && step.reason !== 'other' && `${reason}.`, step.text].filter(Boolean).join(' ')
}
