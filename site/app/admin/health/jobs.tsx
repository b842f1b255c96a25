import { Badge } from '@anupalan/design-system/badge'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { Health, JobState } from '@anupalan/server/contract/operations/schema'
import { istMoment } from '../../auth/account/times.ts'
import { ReadTable } from '../../data/read-table.tsx'
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

function State({ job: { every, ranAt, hasSucceeded }, at }: { job: JobState; at: string }) {
  if (!hasSucceeded) return <Badge tone="danger">{words.states.failed}</Badge>
  return Date.parse(at) - Date.parse(ranAt) > every + TOLERANCE_MS ? (
    <Badge tone="danger">{words.states.late}</Badge>
  ) : (
    <Badge tone="positive">{words.states.right}</Badge>
  )
}

/** The last run of each background job. */
export function Jobs({ jobs, at }: Pick<Health, 'jobs' | 'at'>) {
  const columns: readonly DataTableColumn<JobState & { readonly id: string }>[] = [
    { id: 'name', label: words.columns.name, cell: ({ name }) => nameOf(name) },
    { id: 'state', label: words.columns.state, cell: (job) => <State job={job} at={at} /> },
    { id: 'ranAt', label: words.columns.ranAt, kind: 'code', cell: ({ ranAt }) => istMoment(ranAt) },
    {
      id: 'succeededAt',
      label: words.columns.succeededAt,
      kind: 'code',
      cell: ({ succeededAt }) => (succeededAt === null ? words.never : istMoment(succeededAt)),
    },
    { id: 'every', label: words.columns.every, cell: ({ every }) => intervalOf(every) },
  ]
  return (
    <Stack gap="sm" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <ReadTable
        caption={words.heading}
        isCaptionHidden
        columns={columns}
        rows={jobs.map((job) => ({ ...job, id: job.name }))}
      >
        {words.none}
      </ReadTable>
    </Stack>
  )
}
