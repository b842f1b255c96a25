import { Badge, type BadgeProps } from '@anupalan/design-system/badge'
import { enquiryStatuses, type EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import * as css from './enquiries.css.ts'
import { enquiriesWords } from './words.ts'

const tones: Readonly<Record<EnquiryStatus, BadgeProps['tone']>> = {
  new: 'accent',
  answered: 'neutral',
  won: 'positive',
  closed: 'neutral',
}

export const statusLabel = (status: EnquiryStatus): string =>
  enquiryStatuses.find(({ value }) => value === status)?.label ?? status

/** The status of an enquiry, and until when the firm has promised to reply. */
export function EnquiryState({ enquiry: { status, replyBy } }: { enquiry: ReceivedEnquiry }) {
  return (
    <span className={css.state}>
      <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
      {replyBy !== null && <Due replyBy={replyBy} />}
    </span>
  )
}

const isOver = (instant: string, now = Date.now()) => Date.parse(instant) < now

function Due({ replyBy }: { replyBy: string }) {
  const { by, overdue, since } = enquiriesWords.due
  return isOver(replyBy) ? (
    <>
      <Badge tone="danger">{overdue}</Badge>
      <span className={css.due}>
        <Unbroken text={since(istMoment(replyBy))} />
      </span>
    </>
  ) : (
    <span className={css.due}>
      <Unbroken text={by(istMoment(replyBy))} />
    </span>
  )
}
