import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Spinner } from '../../../ui/spinner.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { clientViewApi } from './api.ts'
import { importDashboard } from './import-dashboard.ts'
import { clientViewWords as words } from './words.ts'

const importPortal = () => import('./viewed-portal.tsx').then((module) => ({ default: module.ViewedPortal }))

const ViewedPortal = lazy(importPortal)

/** Loads what is displayed first, while the client is requested. */
function preload(): void {
  for (const load of [importPortal, importDashboard]) load().catch(() => {})
}

/** The portal of the client of `?client=` as that client sees it, and nothing that changes anything. */
export default function AdminClientView() {
  const [query] = useSearchParams()
  const client = query.get('client')
  return (
    <div className={screen.content}>
      {client === null ? (
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {words.missing.heading}
          </Heading>
          <Text>{words.missing.text}</Text>
        </Stack>
      ) : (
        <Opened key={client} id={client} />
      )}
    </div>
  )
}

/** A mutation, so that each opening is recorded and none is answered from the cache. */
function Opened({ id }: { id: string }) {
  const { mutate, data, error, isPending } = useApiMutation(clientViewApi, 'viewClient')
  useEffect(() => mutate({ params: { client: id } }), [mutate, id])
  useEffect(preload, [])
  return (
    <>
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => mutate({ params: { client: id } })}
        isRetrying={isPending}
      />
      {data ? (
        <Suspense fallback={<Spinner />}>
          <ViewedPortal client={data} />
        </Suspense>
      ) : (
        !error && <Spinner />
      )}
    </>
  )
}
