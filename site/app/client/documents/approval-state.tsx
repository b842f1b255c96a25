import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { isStaff } from '@anupalan/server/contract/core/access'
import type { Approval, Document } from '@anupalan/server/contract/documents/schema'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ApprovalDecision } from './approval-decision.tsx'
import { dateLabel, personLabel } from './document-labels.ts'
import * as css from './documents.css.ts'
import { documentRowWords as rowWords } from './row-words.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.approvals

export interface ApprovalStateProps {
  client: Client
  document: Document
  /** The newest first. */
  approvals: readonly Approval[]
  /** How the staff asks for one; `null` for who asks for none. */
  action: ReactNode
}

/** What the client was asked to approve, by whom, and what came of it; nothing if it was asked for nothing. */
export function ApprovalState({ client, document, approvals, action }: ApprovalStateProps) {
  const { user } = useSession()
  if (approvals.length === 0 && action === null) return null
  const isForStaff = user !== null && isStaff(user)
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="approval">
        {documentsWords.detail.approval}
      </Heading>
      {approvals.length === 0 ? (
        <Text tone="quiet">{documentsWords.detail.neverAsked}</Text>
      ) : (
        <ul role="list" aria-labelledby="approval" className={css.rows}>
          {approvals.map((approval) => (
            <li key={approval.id} className={css.row}>
              <span className={css.name}>
                <Unbroken text={approvalLine(approval, document, isForStaff)} />
              </span>
              {approval.reason && (
                <p className={css.note} dir="auto">
                  {approval.reason}
                </p>
              )}
              {approval.decidedAt !== null && (
                <bdi className={css.meta}>
                  {words.asks(personLabel(approval.askedBy), dateLabel(approval.askedAt))}
                </bdi>
              )}
              {approval.note && (
                <p className={approval.decidedAt === null ? css.note : css.quietNote} dir="auto">
                  {approval.note}
                </p>
              )}
              {approval.status === 'waiting' && approval.id === document.approval?.id && (
                <ApprovalDecision client={client} approval={approval} />
              )}
            </li>
          ))}
        </ul>
      )}
      {action}
    </Stack>
  )
}

/** What was decided, when and by whom; before that, when it was asked and by whom. */
function approvalLine(approval: Approval, { newest }: Document, isForStaff: boolean): string {
  const { status, number, decidedAt, decidedBy, askedAt, askedBy, reason } = approval
  const by = decidedAt === null ? askedBy : decidedBy
  return words.line(statusText(), number, dateLabel(decidedAt ?? askedAt), by ? personLabel(by) : '')

  function statusText(): string {
    if (status === 'waiting' && isForStaff) return rowWords.approvalAsked
    if (status !== 'voided') return words.status[status]
    if (decidedAt !== null) return reason === '' ? words.approvedBefore : words.refusedBefore
    return number === newest.number ? words.askedAgain : words.status.voided
  }
}
