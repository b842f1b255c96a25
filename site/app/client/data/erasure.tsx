import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Steps } from '@anupalan/design-system/steps'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { PersonName } from '@anupalan/server/contract/core/comments'
import type { Erasure as ErasureData, ErasureState } from '@anupalan/server/contract/data-rights/schema'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firm } from '../../../content/firm.ts'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useSession } from '../../../session/session.tsx'
import { MailAddress } from '../../../ui/reach/mail-address.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { dateLabel } from '../documents/document-labels.ts'
import { erasureApi } from './api.ts'
import { ErasureQuestion } from './erasure-question.tsx'
import { dataWords } from './words.ts'

const words = dataWords.erasure

const refreshes = ['getErasure'] as const

export interface ErasureProps {
  client: Client
  state: ErasureState
}

/** How far the erasure is, asking for it after a question, and withdrawing it. */
export function Erasure({ client, state: { erasure, kept, isHeld } }: ErasureProps) {
  const { user } = useSession()
  const params = { client: client.id }
  // Here: the buttons are gone before the callbacks of their calls run.
  const request = useApiMutation(erasureApi, 'requestErasure', { refreshes })
  const withdrawal = useApiMutation(erasureApi, 'withdrawErasure', { refreshes })
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayDecide = client.access !== 'limited' && user?.role !== 'readonly'

  const ask = () => {
    request.reset()
    withdrawal.reset()
    setAsking(true)
  }
  const send = () =>
    request.mutate(
      { params },
      {
        onSuccess: () => {
          // The button is gone, to which the dialog would return the focus. While it is open, nothing else takes it.
          flushSync(() => setAsking(false))
          heading.current?.focus()
          toasts.toast({ title: words.asked })
        },
      },
    )
  const withdraw = () =>
    withdrawal.mutate(
      { params },
      {
        onSuccess: () => {
          heading.current?.focus()
          toasts.toast({ title: words.withdrawn })
        },
      },
    )

  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" tabIndex={-1} ref={heading}>
        {words.heading}
      </Heading>
      {isHeld && (
        <Alert role="note" title={words.held.title}>
          {words.held.text}
          {user?.role === 'client' && (
            <>
              {` ${words.held.ask} `}
              <Link href={firm.phone.href}>
                <Unbroken text={firm.phone.display} />
              </Link>
              {` ${words.held.or} `}
              <Link href={`mailto:${firm.email}`}>
                <MailAddress address={firm.email} />
              </Link>
              .
            </>
          )}
        </Alert>
      )}
      {erasure ? (
        <Progress erasure={erasure} />
      ) : (
        <Text>{user?.role === 'client' ? <bdi>{words.text(client.profile.name)}</bdi> : words.ofClient}</Text>
      )}
      {erasure && erasure.status !== 'confirmed' && mayDecide && (
        <div>
          <Button variant="secondary" isPending={withdrawal.isPending} onPress={withdraw}>
            {withdrawal.isPending ? words.withdrawing : words.withdraw}
          </Button>
        </div>
      )}
      {!erasure && mayDecide && user?.role === 'client' && (
        <div>
          <Button variant="secondary" onPress={ask}>
            {words.ask}
          </Button>
        </div>
      )}
      {client.access === 'limited' && !erasure && <Text tone="quiet">{words.limited}</Text>}
      <ProblemAlert title={words.notWithdrawn} error={withdrawal.error} />
      {isAsking && (
        <ErasureQuestion
          client={client.profile.name}
          hasKept={kept.length > 0}
          isPending={request.isPending}
          error={request.error}
          onAsk={send}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

const nameOf = ({ fullName, isStaff }: PersonName) => fullName || (isStaff ? words.staff : words.formerMember)

/** The steps, and what follows next. */
function Progress({ erasure }: { erasure: ErasureData }) {
  const { requestedAt, requestedBy, preparedAt, confirmedAt } = erasure
  const steps = [
    { id: 'requested', label: words.steps.requested, at: requestedAt },
    { id: 'prepared', label: words.steps.prepared, at: preparedAt },
    { id: 'confirmed', label: words.steps.confirmed, at: confirmedAt },
  ]
  return (
    <Stack gap="sm">
      <Steps
        steps={steps.map(({ id, label, at }) => ({
          id,
          label,
          ...(at !== null && { answer: <Unbroken text={dateLabel(at)} /> }),
        }))}
        current={steps.find(({ at }) => at === null)?.id ?? null}
      />
      <Text>
        <bdi>
          <Unbroken text={words.requestedBy(nameOf(requestedBy), dateLabel(requestedAt))} />
        </bdi>{' '}
        <Next erasure={erasure} />
      </Text>
    </Stack>
  )
}

function Next({ erasure }: { erasure: ErasureData }) {
  return (
    <bdi>
      <Unbroken text={nextOf(erasure)} />
    </bdi>
  )
}

function nextOf({ answerBy, preparedAt, preparedBy, confirmedAt }: ErasureData): string {
  if (confirmedAt !== null) return words.confirmed(dateLabel(confirmedAt))
  if (preparedAt !== null && preparedBy !== null)
    return words.prepared(nameOf(preparedBy), dateLabel(preparedAt))
  return words.requested(formatDate(answerBy))
}
