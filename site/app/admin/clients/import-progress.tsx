import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ClientImport } from '@anupalan/server/contract/clients/schema'
import { useEffect, useRef } from 'react'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as common from '../rows.css.ts'
import { importApi } from './import-api.ts'
import { importWords as words } from './import-words.ts'
import { JobProgress, StopButton, type ClientJob } from './job-progress.tsx'

/** What an import adds to. */
const refreshes = ['listRoster', 'listConsultants', 'listReturns', 'listClients'] as const

const jobOf = ({ added, ...job }: ClientImport): ClientJob => {
  const name = words.label(job.clients)
  return { ...job, label: name, name, changed: added }
}

export interface ImportProgressProps {
  /** Only the import with this reference. @default all of the last month */
  only?: string
  mayChange: boolean
}

/** Clients that are being imported, and the imports of the last month. */
export function ImportProgress({ only, mayChange }: ImportProgressProps) {
  return (
    <JobProgress
      query={useApiQuery(importApi, 'listClientImports')}
      jobsOf={({ imports }) =>
        imports.filter(({ reference }) => only === undefined || reference === only).map(jobOf)
      }
      words={words}
      refreshes={refreshes}
      stopButton={mayChange ? (job) => <Stop job={job} /> : undefined}
    />
  )
}

function Stop({ job: { reference, name } }: { job: ClientJob }) {
  const call = useApiMutation(importApi, 'stopClientImport', { refreshes: ['listClientImports'] })
  return (
    <StopButton
      label={words.stopOf(name)}
      words={words}
      call={call}
      onPress={() => call.mutate({ params: { import: reference } })}
    />
  )
}

export interface StartedImportProps {
  started: ClientImport
  onClose: () => void
}

/** What the dialog shows from the start of an import on. */
export function StartedImport({ started, onClose }: StartedImportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data } = useApiQuery(importApi, 'listClientImports')
  const current = data?.imports.find(({ reference }) => reference === started.reference) ?? started
  const { state, added, skipped, clients } = current
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={3} size="title" tabIndex={-1} ref={heading}>
          {state === 'running'
            ? words.started(clients)
            : state === 'done'
              ? words.finished(added)
              : words.stopped(added, clients)}
        </Heading>
        <div role="status">
          {state === 'running' ? (
            <Text>{words.startedHelp}</Text>
          ) : (
            <ProgressBar
              label={words.label(clients)}
              value={(added + skipped) / clients}
              valueText={words.progress(added, clients)}
            />
          )}
        </div>
        {skipped > 0 && <Text tone="quiet">{words.skipped(skipped)}</Text>}
      </Stack>
      {state === 'running' && <ImportProgress only={started.reference} mayChange />}
      <div className={common.actions}>
        <Button variant={state === 'running' ? 'secondary' : 'primary'} onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </Stack>
  )
}
