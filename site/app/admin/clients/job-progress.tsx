import { Button } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { EndpointName } from '@anupalan/server/contract/endpoints'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useRefresh } from '../../data/use-api.ts'
import * as common from '../rows.css.ts'
import * as css from './clients.css.ts'
import { rosterWords } from './words.ts'

/** From one reading of the jobs to the next while one is running, in ms. */
const POLL_MS = 2_000

/** A change of many clients, one after the other. */
export interface ClientJob {
  reference: string
  state: 'running' | 'done' | 'stopped'
  /** Label of its progress bar. */
  label: string
  /** Its name once it has ended. */
  name: string
  /** Clients that it is for. */
  clients: number
  /** Clients that it has changed. */
  changed: number
  /** Clients that it has left as they are. */
  skipped: number
  startedBy: { fullName: string }
  startedAt: string
}

/** The texts that all kinds of jobs need. */
interface JobWords {
  /** Title of the error of the query. */
  notLoaded: string
  /** Name of the list of running jobs. */
  running: string
  progress: (changed: number, clients: number) => string
  /** Label of those that have ended. */
  earlier: (count: number) => string
  done: (changed: number) => string
  stopped: (changed: number, clients: number) => string
  skipped: (count: number) => string
}

export interface JobProgressProps<Data, Job extends ClientJob> {
  /** Reads the jobs, running ones and those of the last month. */
  query: UseQueryResult<Data>
  /** The jobs in a response of the query. */
  jobsOf: (data: Data) => readonly Job[]
  words: JobWords
  /** Reads that a job changes, fetched again when one has ended. */
  refreshes: readonly EndpointName[]
  /** The button that stops a running job, below its progress. @default none */
  stopButton?: ((job: Job) => ReactNode) | undefined
}

/** The progress of running jobs, and the jobs of the last month. */
export function JobProgress<Data, Job extends ClientJob>({
  query,
  jobsOf,
  words,
  refreshes,
  stopButton,
}: JobProgressProps<Data, Job>) {
  const { data, dataUpdatedAt, refetch } = query
  const jobs = data === undefined ? [] : jobsOf(data)
  const running = jobs.filter(({ state }) => state === 'running')
  const ended = jobs.filter(({ state }) => state !== 'running')
  const count = running.length
  useEffect(() => {
    if (count === 0) return undefined
    const next = setTimeout(() => void refetch(), POLL_MS)
    return () => clearTimeout(next)
  }, [count, dataUpdatedAt, refetch])
  const refresh = useRefresh()
  const shown = useRef(count)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count < shown.current) {
      void refresh(refreshes)
      // The button that has stopped it, and with it the focus, is gone.
      if (document.activeElement === document.body) list.current?.querySelector('summary')?.focus()
    }
    shown.current = count
  }, [count, refresh, refreshes])
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
          {running.map((job) => (
            <li key={job.reference}>
              <Stack gap="xs">
                <ProgressBar
                  label={job.label}
                  value={(job.changed + job.skipped) / job.clients}
                  valueText={words.progress(job.changed, job.clients)}
                />
                {stopButton?.(job)}
              </Stack>
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <div ref={list}>
          <Disclosure summary={words.earlier(ended.length)}>
            <ul role="list" className={common.rows}>
              {ended.map((job) => (
                <Ended key={job.reference} job={job} words={words} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  )
}

const Ended = ({
  job: { name, state, clients, changed, skipped, startedBy, startedAt },
  words,
}: {
  job: ClientJob
  words: JobWords
}) => (
  <li className={common.row}>
    <div className={common.rowText}>
      <Text as="span" weight="strong">
        <bdi>{name}</bdi>
      </Text>
      <span className={common.meta}>
        {[
          state === 'stopped' ? words.stopped(changed, clients) : words.done(changed),
          skipped > 0 && words.skipped(skipped),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <bdi className={common.meta}>
        <Unbroken text={rosterWords.bulk.startedBy(staffName(startedBy), istMoment(startedAt))} />
      </bdi>
    </div>
  </li>
)

/** The name of a member of the staff, who may have left. */
export const staffName = ({ fullName }: { fullName: string }): string =>
  fullName || rosterWords.bulk.formerStaff

export interface StopButtonProps {
  /** What the button stops, for screen readers. */
  label: string
  words: {
    stop: string
    stopping: string
    /** Title of the error. */
    notStopped: string
  }
  /** The call that stops the job. */
  call: Pick<UseMutationResult, 'isPending' | 'error'>
  onPress: () => void
}

/** Stops a running job; its error is below it. */
export const StopButton = ({ label, words, call: { isPending, error }, onPress }: StopButtonProps) => (
  <>
    <div>
      <Button size="compact" variant="secondary" aria-label={label} isPending={isPending} onPress={onPress}>
        {isPending ? words.stopping : words.stop}
      </Button>
    </div>
    {error && <ProblemAlert title={words.notStopped} error={error} />}
  </>
)
