import type { EndpointName } from '@anupalan/server/contract/endpoints'
import type { Fetch } from '@anupalan/server/contract/core/client'
import { useMutation } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { saveFile } from '../../ui/save-file.ts'
import { useRefresh } from '../data/use-api.ts'
import { countingFetch } from './counting-fetch.ts'
import { dataExportMachine } from './data-export.machine.ts'

export interface DataExportOptions {
  /** Sends the call with this `fetch`, by a client of the contract. */
  receive: (fetch: Fetch, signal: AbortSignal) => Promise<Blob>
  /** The name under which the file is saved, when it has arrived. */
  fileName: () => string
  /** Reads that the download has changed. */
  refreshes?: readonly EndpointName[]
  /** A frozen state, for stories. */
  snapshot?: SnapshotFrom<typeof dataExportMachine>
}

/** The machine of a download with its call, whose 401 and 403 are handled as those of every call. */
export function useDataExport({ receive, fileName, refreshes = [], snapshot }: DataExportOptions) {
  const refresh = useRefresh()
  const { mutateAsync } = useMutation({
    mutationFn: ({ onBytes, signal }: { onBytes: (bytes: number) => void; signal: AbortSignal }) =>
      receive(countingFetch(onBytes), signal),
  })
  const [machine] = useState(() =>
    dataExportMachine.provide({
      actors: {
        receive: fromPromise(async ({ input: { onBytes }, signal }) => {
          const blob = await mutateAsync({ onBytes, signal })
          signal.throwIfAborted()
          saveFile({ blob, name: fileName() })
          void refresh(refreshes)
        }),
      },
    }),
  )
  return useMachine(machine, { snapshot })
}
