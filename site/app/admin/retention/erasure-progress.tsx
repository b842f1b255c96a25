import type { RetentionErasure } from '@anupalan/server/contract/retention/schema'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { JobProgress, StopButton, type ClientJob } from '../clients/job-progress.tsx'
import { retentionApi } from './api.ts'
import { retentionWords } from './words.ts'

const words = retentionWords.jobs

const refreshes = ['listErasable'] as const

function jobOf({ documents, erased, erasedClients, held, changed, ...erasure }: RetentionErasure): ClientJob {
  const isEnded = erasure.state !== 'running'
  const name = words.label(isEnded ? erased : documents, isEnded ? erasedClients : erasure.clients)
  return { ...erasure, label: name, name, changed: erasedClients, skipped: held + changed }
}

/** Papers that are being erased, and the erasures of the last month. */
export function ErasureProgress({ mayChange }: { mayChange: boolean }) {
  return (
    <JobProgress
      query={useApiQuery(retentionApi, 'listRetentionErasures')}
      jobsOf={({ erasures }) => erasures.map(jobOf)}
      words={words}
      refreshes={refreshes}
      stopButton={mayChange ? (job) => <Stop job={job} /> : undefined}
    />
  )
}

function Stop({ job: { reference, name } }: { job: ClientJob }) {
  const call = useApiMutation(retentionApi, 'stopRetentionErasure', { refreshes: ['listRetentionErasures'] })
  return (
    <StopButton
      label={words.stopOf(name)}
      words={words}
      call={call}
      onPress={() => call.mutate({ params: { erasure: reference } })}
    />
  )
}
