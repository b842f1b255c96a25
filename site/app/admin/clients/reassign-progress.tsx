import type { Reassignment } from '@anupalan/server/contract/clients/schema'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { rosterApi } from './api.ts'
import { JobProgress, staffName, StopButton, type ClientJob } from './job-progress.tsx'
import { rosterWords } from './words.ts'

const words = rosterWords.reassign

/** What has another consultant now. */
const refreshes = ['listRoster', 'listConsultants', 'listReturns', 'getClient'] as const

interface ReassignmentJob extends ClientJob {
  from: Reassignment['from']
}

function jobOf({ to, moved, ...reassignment }: Reassignment): ReassignmentJob {
  const name = words.label(staffName(reassignment.from), staffName(to))
  return { ...reassignment, label: name, name, changed: moved }
}

/** Clients that are being given to a colleague, and those of the last month. */
export function ReassignProgress({ mayChange }: { mayChange: boolean }) {
  return (
    <JobProgress
      query={useApiQuery(rosterApi, 'listReassignments')}
      jobsOf={({ reassignments }) => reassignments.map(jobOf)}
      words={words}
      refreshes={refreshes}
      stopButton={mayChange ? (job) => <Stop job={job} /> : undefined}
    />
  )
}

function Stop({ job: { reference, from } }: { job: ReassignmentJob }) {
  const call = useApiMutation(rosterApi, 'stopReassignment', { refreshes: ['listReassignments'] })
  return (
    <StopButton
      label={words.stopOf(staffName(from))}
      words={words}
      call={call}
      onPress={() => call.mutate({ params: { reassignment: reference } })}
    />
  )
}
