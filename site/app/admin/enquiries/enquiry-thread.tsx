import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { EnquiryDetail, EnquiryEntry } from '@anupalan/server/contract/enquiries/schema'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import * as css from './enquiries.css.ts'
import { fullNameOf } from './enquiry-list.tsx'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.detail.thread

/** The message of the enquirer, our replies and our notes, the oldest first. */
export function EnquiryThread({ detail: { enquiry, message, entries } }: { detail: EnquiryDetail }) {
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="thread">
        {words.heading}
      </Heading>
      <ol role="list" aria-labelledby="thread" className={css.entries}>
        <Entry className="" head={words.wrote(fullNameOf(enquiry))} at={enquiry.receivedAt} text={message} />
        {entries.map((entry) => (
          <Entry
            key={entry.reference}
            className={entry.kind === 'reply' ? css.reply : css.note}
            head={headOf(entry)}
            at={entry.at}
            text={entry.text}
          />
        ))}
      </ol>
    </Stack>
  )
}

function headOf({ kind, author }: EnquiryEntry): string {
  const name = author.fullName || words.formerStaff
  return kind === 'reply' ? words.replied(name) : words.noted(name)
}

const Entry = ({
  className,
  head,
  at,
  text,
}: {
  className: string
  head: string
  at: string
  text: string
}) => (
  <li className={`${css.entry} ${className}`}>
    <div className={css.entryHead}>
      <bdi className={css.author}>{head}</bdi>
      <time dateTime={at}>
        <Unbroken text={istMoment(at)} />
      </time>
    </div>
    <p className={css.text} dir="auto">
      {text}
    </p>
  </li>
)
