import { Button } from '@anupalan/design-system/button'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Stat, StatGroup } from '@anupalan/design-system/stat'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import type { FailedMail, Health } from '@anupalan/server/contract/operations/schema'
import { useEffect, useRef, useState } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { istMoment } from '../../auth/account/times.ts'
import { ReadTable } from '../../data/read-table.tsx'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'
import * as css from './health.css.ts'
import { healthWords } from './words.ts'

const words = healthWords.mail
const decisions = healthWords.decisions

const columns: readonly DataTableColumn<FailedMail>[] = [
  {
    id: 'subject',
    label: words.columns.subject,
    cell: ({ subject }) => <bdi className={css.subject}>{subject}</bdi>,
  },
  { id: 'to', label: words.columns.to, cell: ({ to }) => <bdi className={css.address}>{to}</bdi> },
  { id: 'error', label: words.columns.error, cell: ({ error }) => error },
  { id: 'attempts', label: words.columns.attempts, kind: 'figure', cell: ({ attempts }) => attempts },
  {
    id: 'createdAt',
    label: words.columns.createdAt,
    kind: 'code',
    cell: ({ createdAt }) => istMoment(createdAt),
  },
  {
    id: 'next',
    label: words.columns.next,
    cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? words.rejected : istMoment(nextAttemptAt)),
  },
]

/** For a phone: what a row says, in lines. */
const MailOfPhone = ({ subject, to, error, createdAt, attempts, nextAttemptAt }: FailedMail) => (
  <>
    <bdi>{subject}</bdi>
    <span className={css.meta}>{words.phone.to(to)}</span>
    <span className={css.meta}>{error}</span>
    <span className={css.meta}>
      <Unbroken text={words.phone.written(istMoment(createdAt), attempts)} />
    </span>
    <span className={css.meta}>
      <Unbroken
        text={nextAttemptAt === null ? words.phone.rejected : words.phone.next(istMoment(nextAttemptAt))}
      />
    </span>
  </>
)

/** How many mails are in which state, and what to do about those that failed. */
export function Mails({ outbox, failedMails }: Pick<Health, 'outbox' | 'failedMails'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [decided, setDecided] = useState<{ readonly decision: Decision; readonly mail: FailedMail }>()
  /** With the row of each decision, the button that had the focus is gone. */
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) heading.current?.focus()
  }, [count])
  const { queued, sending, retried, refused, oldestQueuedAt } = outbox
  const actions = (mail: FailedMail) => (
    <div className={css.rowActions}>
      {(['retry', 'drop'] as const).map((decision) => (
        <Button
          key={decision}
          variant={decision === 'retry' ? 'secondary' : 'quiet'}
          size="compact"
          aria-label={decisions[decision].openNamed(mail.subject)}
          onPress={() => setDecided({ decision, mail })}
        >
          {decisions[decision].open}
        </Button>
      ))}
    </div>
  )
  const shown: readonly DataTableColumn<FailedMail>[] = useMedia(media.belowTablet)
    ? [
        {
          id: 'subject',
          label: words.columns.subject,
          cell: (mail) => (
            <div className={css.job}>
              <MailOfPhone {...mail} />
              {actions(mail)}
            </div>
          ),
        },
      ]
    : [...columns, { id: 'decision', label: words.columns.decision, cell: actions }]
  return (
    <Stack gap="md" as="section">
      <Heading ref={heading} level={2} size="title" tabIndex={-1}>
        {words.heading}
      </Heading>
      <StatGroup>
        <Stat figure={queued.toLocaleString('en-IN')} label={words.queued} />
        <Stat figure={sending.toLocaleString('en-IN')} label={words.sending} />
        <Stat figure={retried.toLocaleString('en-IN')} label={words.retried} />
        <Stat figure={refused.toLocaleString('en-IN')} label={words.refused} />
      </StatGroup>
      {oldestQueuedAt !== null && (
        <Text size="small" tone="quiet">
          <Unbroken text={words.oldest(istMoment(oldestQueuedAt))} />
        </Text>
      )}
      {failedMails.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <ReadTable caption={words.failed} columns={shown} rows={failedMails} />
      )}
      {failedMails.length < retried + refused && (
        <Text size="small" tone="quiet">
          {words.more(failedMails.length, retried + refused)}
        </Text>
      )}
      {decided && (
        <DecisionDialog
          {...decided}
          // After a conflict, the next attempt decides on what is there now.
          mail={failedMails.find(({ id }) => id === decided.mail.id) ?? decided.mail}
          onClose={() => setDecided(undefined)}
          onDecided={() => {
            setDecided(undefined)
            setCount(count + 1)
          }}
        />
      )}
    </Stack>
  )
}
