import { Badge } from '@anupalan/design-system/badge'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import type { Health, JobState } from '@anupalan/server/contract/operations/schema'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { istMoment } from '../../auth/account/times.ts'
import { ReadTable } from '../../data/read-table.tsx'
import * as css from './health.css.ts'
import { healthWords } from './words.ts'

const words = healthWords.jobs

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long a run may take, and be stored late, before its work is called late. */
const TOLERANCE_MS = 15 * MINUTE_MS

/** `erase-audit-identities` as `Erase audit identities`. */
const nameOf = (job: string) => (job[0] ?? '').toUpperCase() + job.slice(1).replaceAll('-', ' ')

function intervalOf(every: number): string {
  if (every < MINUTE_MS) return words.every.seconds(Math.round(every / SECOND_MS))
  if (every < HOUR_MS) return words.every.minutes(Math.round(every / MINUTE_MS))
  return every < DAY_MS
    ? words.every.hours(Math.round(every / HOUR_MS))
    : words.every.days(Math.round(every / DAY_MS))
}

type Work = 'right' | 'failed' | 'late'

function stateOf({ every, ranAt, hasSucceeded }: JobState, at: string): Work {
  if (!hasSucceeded) return 'failed'
  return Date.parse(at) - Date.parse(ranAt) > every + TOLERANCE_MS ? 'late' : 'right'
}

const State = ({ state }: { state: Work }) => (
  <Badge tone={state === 'right' ? 'positive' : 'danger'}>{words.states[state]}</Badge>
)

type Row = JobState & { readonly id: string; readonly state: Work }

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', label: words.columns.name, cell: ({ name }) => nameOf(name) },
  { id: 'state', label: words.columns.state, cell: ({ state }) => <State state={state} /> },
  { id: 'ranAt', label: words.columns.ranAt, kind: 'code', cell: ({ ranAt }) => istMoment(ranAt) },
  {
    id: 'succeededAt',
    label: words.columns.succeededAt,
    kind: 'code',
    cell: ({ succeededAt }) => (succeededAt === null ? words.never : istMoment(succeededAt)),
  },
  { id: 'every', label: words.columns.every, cell: ({ every }) => intervalOf(every) },
]

/** For a phone: when it last ran and how often it runs are below its name. */
const ofPhone: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    label: words.columns.name,
    cell: ({ name, state, ranAt, succeededAt, every }) => (
      <div className={css.job}>
        <span>{nameOf(name)}</span>
        <span className={css.meta}>
          <Unbroken text={words.phone.ran(istMoment(ranAt), intervalOf(every))} />
        </span>
        {state === 'failed' && (
          <span className={css.meta}>
            <Unbroken
              text={words.phone.succeeded(succeededAt === null ? words.never : istMoment(succeededAt))}
            />
          </span>
        )}
      </div>
    ),
  },
  { id: 'state', label: words.columns.state, cell: ({ state }) => <State state={state} /> },
]

/** The background jobs that fail or are late, and behind a press the last run of each. */
export function Jobs({ jobs, at }: Pick<Health, 'jobs' | 'at'>) {
  const shown = useMedia(media.belowTablet) ? ofPhone : columns
  const rows = jobs.map((job): Row => ({ ...job, id: job.name, state: stateOf(job, at) }))
  const faults = rows.filter(({ state }) => state !== 'right')
  return (
    <Stack gap="sm" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      {rows.length === 0 ? (
        <Text tone="quiet">{words.none}</Text>
      ) : (
        <>
          {faults.length === 0 ? (
            <Text>{words.right}</Text>
          ) : (
            <ReadTable caption={words.faults} columns={shown} rows={faults} />
          )}
          <Disclosure summary={words.all(rows.length)}>
            <ReadTable caption={words.heading} isCaptionHidden columns={shown} rows={rows} />
          </Disclosure>
        </>
      )}
    </Stack>
  )
}
