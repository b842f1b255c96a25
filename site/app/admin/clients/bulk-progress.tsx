import { Button } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { BulkTask } from '@anupalan/server/contract/tasks/schema'
import { useEffect, useRef } from 'react'
import { istMoment } from '../../auth/account/times.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery, useRefresh } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { rosterApi } from './api.ts'
import * as css from './clients.css.ts'
import { rosterWords } from './words.ts'

const words = rosterWords.bulk

/** From one reading of what is being added to the next, in ms. */
const POLL_MS = 2_000

/** Tasks that are being added for many clients, and those of the last month. */
export function BulkProgress({ mayChange }: { mayChange: boolean }) {
  const query = useApiQuery(rosterApi, 'listBulkTasks')
  const { data, dataUpdatedAt, refetch } = query
  const running = (data?.bulkTasks ?? []).filter(({ state }) => state === 'running')
  const ended = (data?.bulkTasks ?? []).filter(({ state }) => state !== 'running')
  const count = running.length
  useEffect(() => {
    if (count === 0) return undefined
    const next = setTimeout(() => void refetch(), POLL_MS)
    return () => clearTimeout(next)
  }, [count, dataUpdatedAt, refetch])
  // What was added is waiting for clients now.
  const refresh = useRefresh()
  const shown = useRef(count)
  useEffect(() => {
    if (count < shown.current) void refresh(['listRoster'])
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
          {running.map((bulk) => (
            <Running key={bulk.reference} bulk={bulk} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <Disclosure summary={words.earlier(ended.length)}>
          <ul role="list" className={users.rows}>
            {ended.map((bulk) => (
              <Ended key={bulk.reference} bulk={bulk} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function Running({ bulk, mayChange }: { bulk: BulkTask; mayChange: boolean }) {
  const { reference, title, added, skipped, clients } = bulk
  const stop = useApiMutation(rosterApi, 'stopBulkTask', { refreshes: ['listBulkTasks'] })
  return (
    <li>
      <Stack gap="xs">
        <ProgressBar
          label={words.label(title)}
          value={(added + skipped) / clients}
          valueText={words.progress(added, clients)}
        />
        {mayChange && (
          <div>
            <Button
              size="compact"
              variant="secondary"
              aria-label={words.stopOf(title)}
              isPending={stop.isPending}
              onPress={() => stop.mutate({ params: { bulk: reference } })}
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
  bulk: { title, added, skipped, clients, state, startedAt, startedBy },
}: {
  bulk: BulkTask
}) => (
  <li className={users.row}>
    <div className={users.rowText}>
      <Text as="span" weight="strong">
        <bdi>{title}</bdi>
      </Text>
      <span className={users.meta}>
        {[
          state === 'stopped' ? words.stopped(added, clients) : words.done(added),
          skipped > 0 && words.skipped(skipped),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <bdi className={users.meta}>
        {words.startedBy(startedBy.fullName || words.formerStaff, istMoment(startedAt))}
      </bdi>
    </div>
  </li>
)
