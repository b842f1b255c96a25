import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { AccountSession } from '@anupalan/server/contract/accounts/schema'
import { useRef, useState } from 'react'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useSessionStore } from '../../../../session/session.tsx'
import { accountMessages } from '../../../../session/words.ts'
import { Loaded } from '../../../data/loaded.tsx'
import { problemOf } from '../../../data/problem.ts'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../../data/use-api.ts'
import { AccountSection } from '../account-section.tsx'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { istDay, istMoment } from '../times.ts'
import { accountWords } from '../words.ts'
import { EndAllSessions } from './end-all-sessions.tsx'

const words = accountWords.sessions

/** The sessions of the account: each can be ended, or all at once. */
export function SessionsSection() {
  const sessions = useApiQuery(accountApi, 'listSessions')
  const end = useApiMutation(accountApi, 'endSession', { refreshes: ['listSessions'] })
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEndingAll, setEndingAll] = useState(false)
  const endOne = ({ id, device }: AccountSession) =>
    end.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.ended(device) })
          // The row, and with it the focus, is gone.
          heading.current?.focus()
        },
      },
    )
  return (
    <AccountSection id="sessions" heading={words.heading} text={words.text} headingRef={heading}>
      <Loaded query={sessions} title={words.notLoaded}>
        {(data) => (
          <Stack gap="md" align="start">
            <ProblemAlert title={words.notEnded} error={end.error} />
            <ul role="list" aria-label={words.list} className={css.list}>
              {data.sessions.map((each) => (
                <SessionRow
                  key={each.id}
                  session={each}
                  isEnding={end.isPending && end.variables?.params.id === each.id}
                  onEnd={() => endOne(each)}
                />
              ))}
            </ul>
            {data.sessions.length === 1 && (
              <Text size="small" tone="quiet">
                {words.only}
              </Text>
            )}
            {/* Also with one session: another may have begun since the list was loaded. */}
            <Button variant="secondary" onPress={() => setEndingAll(true)}>
              {words.endAll}
            </Button>
          </Stack>
        )}
      </Loaded>
      <EndAllSessions isOpen={isEndingAll} onClose={() => setEndingAll(false)} />
    </AccountSection>
  )
}

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, createdAt, lastSeenAt, isCurrent } = session
  return (
    <li className={css.entry}>
      <div className={css.entryText}>
        <div className={css.title}>
          <Text as="span" weight="strong">
            {device}
          </Text>
          {isCurrent && <Badge tone="positive">{words.current}</Badge>}
        </div>
        <Text size="small" tone="quiet">
          {words.seen(istMoment(lastSeenAt))}
        </Text>
        <Text size="small" tone="quiet">
          {`${words.since(istDay(createdAt))} · ${words.network(network)}`}
        </Text>
      </div>
      {isCurrent ? (
        <LogOut />
      ) : (
        <Button
          variant="secondary"
          size="compact"
          aria-label={words.endLabel(device)}
          isPending={isEnding}
          onPress={onEnd}
        >
          {isEnding ? words.ending : words.end}
        </Button>
      )}
    </li>
  )
}

function LogOut() {
  const session = useSessionStore()
  const logOut = useApiMutation(accountApi, 'logOut')
  const send = () =>
    logOut.mutate(undefined, {
      onSuccess: () => {
        const { title, text } = accountMessages.loggedOut
        toasts.toast({ title, description: text })
        session.send({ type: 'signed out' })
      },
      onError: (error) => {
        const { title } = accountMessages.logoutFailed
        toasts.toast({ title, description: problemOf(error).text, variant: 'destructive' })
      },
    })
  return (
    <Button variant="secondary" size="compact" isPending={logOut.isPending} onPress={send}>
      {logOut.isPending ? words.loggingOut : words.logOut}
    </Button>
  )
}
