import { Button } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Reassignment } from '@anupalan/server/contract/clients/schema'
import { useEffect, useRef } from 'react'
import { istMoment } from '../../auth/account/times.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery, useRefresh } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { rosterApi } from './api.ts'
import * as css from './clients.css.ts'
import { rosterWords } from './words.ts'

const words = rosterWords.reassign

/** From one reading of what is going on to the next, in ms. */
const POLL_MS = 2_000

const nameOf = ({ fullName }: Reassignment['from']) => fullName || rosterWords.bulk.formerStaff

/** Clients that are being given to a colleague, and those of the last month. */
export function ReassignProgress({ mayChange }: { mayChange: boolean }) {
  const query = useApiQuery(rosterApi, 'listReassignments')
  const { data, dataUpdatedAt, refetch } = query
  const running = (data?.reassignments ?? []).filter(({ state }) => state === 'running')
  const ended = (data?.reassignments ?? []).filter(({ state }) => state !== 'running')
  const count = running.length
  useEffect(() => {
    if (count === 0) return undefined
    const next = setTimeout(() => void refetch(), POLL_MS)
    return () => clearTimeout(next)
  }, [count, dataUpdatedAt, refetch])
  const refresh = useRefresh()
  const shown = useRef(count)
  useEffect(() => {
    if (count < shown.current) void refresh(['listRoster', 'listConsultants', 'listReturns', 'getClient'])
    shown.current = count
  }, [count, refresh])
  return (
    <>
      {query.error && (
        <ProblemAlert
          title={words.notLoaded}
          error={query.error}
          onRetry={() => void refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {count > 0 && (
        <ul role="list" aria-label={words.running} className={css.bulk}>
          {running.map((each) => (
            <Running key={each.reference} of={each} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <Disclosure summary={words.earlier(ended.length)}>
          <ul role="list" className={users.rows}>
            {ended.map((each) => (
              <Ended key={each.reference} of={each} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function Running({ of, mayChange }: { of: Reassignment; mayChange: boolean }) {
  const { reference, from, to, moved, skipped, clients } = of
  const stop = useApiMutation(rosterApi, 'stopReassignment', { refreshes: ['listReassignments'] })
  return (
    <li>
      <Stack gap="xs">
        <ProgressBar
          label={words.label(nameOf(from), nameOf(to))}
          value={(moved + skipped) / clients}
          valueText={words.progress(moved, clients)}
        />
        {mayChange && (
          <div>
            <Button
              size="compact"
              variant="secondary"
              aria-label={words.stopOf(nameOf(from))}
              isPending={stop.isPending}
              onPress={() => stop.mutate({ params: { reassignment: reference } })}
            >
              {stop.isPending ? words.stopping : words.stop}
            </Button>
          </div>
        )}
        {stop.error && <ProblemAlert title={words.notStopped} error={stop.error} />}
      </Stack>
    </li>
  )
}

const Ended = ({
  of: { from, to, moved, skipped, clients, state, startedAt, startedBy },
}: {
  of: Reassignment
}) => (
  <li className={users.row}>
    <div className={users.rowText}>
      <Text as="span" weight="strong">
        <bdi>{words.label(nameOf(from), nameOf(to))}</bdi>
      </Text>
      <span className={users.meta}>
        {[
          state === 'stopped' ? words.stopped(moved, clients) : words.done(moved),
          skipped > 0 && words.skipped(skipped),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <bdi className={users.meta}>{rosterWords.bulk.startedBy(nameOf(startedBy), istMoment(startedAt))}</bdi>
    </div>
  </li>
)
