import type { BulkTask } from '@anupalan/server/contract/tasks/schema'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { rosterApi } from './api.ts'
import { JobProgress, StopButton, type ClientJob } from './job-progress.tsx'
import { rosterWords } from './words.ts'

const words = rosterWords.bulk

/** What was added is waiting for clients now. */
const refreshes = ['listRoster'] as const

const jobOf = ({ title, added, ...task }: BulkTask): ClientJob => ({
  ...task,
  label: words.label(title),
  name: title,
  changed: added,
})

/** Tasks that are being added for many clients, and those of the last month. */
export function BulkProgress({ mayChange }: { mayChange: boolean }) {
  return (
    <JobProgress
      query={useApiQuery(rosterApi, 'listBulkTasks')}
      jobsOf={({ bulkTasks }) => bulkTasks.map(jobOf)}
      words={words}
      refreshes={refreshes}
      stopButton={mayChange ? (job) => <Stop job={job} /> : undefined}
    />
  )
}

function Stop({ job: { reference, name } }: { job: ClientJob }) {
  const call = useApiMutation(rosterApi, 'stopBulkTask', { refreshes: ['listBulkTasks'] })
  return (
    <StopButton
      label={words.stopOf(name)}
      words={words}
      call={call}
      onPress={() => call.mutate({ params: { bulk: reference } })}
    />
  )
}
