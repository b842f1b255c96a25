import { Badge } from '@anupalan/design-system/badge'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { isStaff } from '@anupalan/server/contract/core/access'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { useSession } from '../../../session/session.tsx'
import { dayLabel } from './document-labels.ts'
import { documentRowWords as words } from './row-words.ts'

interface SeenBadgeProps {
  document: Document
  /** In India; `null` before it is known. */
  today: IsoDate | null
}

/** Whether the other side has opened the newest version, and what the client has decided or has to do. */
export function SeenBadge({ document, today }: SeenBadgeProps) {
  const { source, newest, approval } = document
  const { user } = useSession()
  const isForStaff = user !== null && isStaff(user)
  if (approval?.status === 'waiting')
    return isForStaff ? (
      <Badge tone="neutral">{words.approvalAsked}</Badge>
    ) : (
      <Badge>{words.waitsForApproval}</Badge>
    )
  // A decision says more than a view, and does not need one.
  if (approval?.decidedAt) {
    const day = dayLabel(approval.decidedAt, today)
    return approval.status === 'approved' ? (
      <Badge tone="positive">{words.approved(day)}</Badge>
    ) : (
      <Badge tone={isForStaff ? 'danger' : 'neutral'}>{words.refused(day)}</Badge>
    )
  }
  if (source === 'client')
    return newest.seenAt === null ? (
      <Badge tone="neutral">{words.notOpened}</Badge>
    ) : (
      <Badge tone="positive">{words.opened(dayLabel(newest.seenAt, today))}</Badge>
    )
  if (newest.seenAt !== null)
    return <Badge tone="neutral">{words.openedByClient(dayLabel(newest.seenAt, today))}</Badge>
  return isForStaff ? <Badge tone="neutral">{words.notOpened}</Badge> : <Badge>{words.new}</Badge>
}
