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

/** Whether the other side has opened the newest version, or what the client has to do. */
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
  if (source === 'client')
    return newest.seenAt === null ? (
      <Badge tone="neutral">{words.notOpened}</Badge>
    ) : (
      <Badge tone="positive">{words.opened(dayLabel(newest.seenAt, today))}</Badge>
    )
  return newest.seenAt === null ? (
    <Badge>{words.new}</Badge>
  ) : (
    <Badge tone="neutral">{words.openedByClient(dayLabel(newest.seenAt, today))}</Badge>
  )
}
