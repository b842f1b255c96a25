import { Alert } from '@anupalan/design-system/alert'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Tabs } from '@anupalan/design-system/tabs'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SessionProvider } from '../../../session/session.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PortalHrefsProvider } from '../../client/portal/use-portal-hrefs.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { ReadOnly } from '../../data/read-only.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { clientHref } from '../client/client-href.ts'
import { inClientView } from '../client/client-portal-hrefs.ts'
import { clientViewApi } from './api.ts'
import { asClient } from './as-client.ts'
import * as css from './client-view.css.ts'
import { clientViewWords as words } from './words.ts'

const importDashboard = () =>
  import('./viewed-dashboard.tsx').then((module) => ({ default: module.ViewedDashboard }))

const ViewedDashboard = lazy(importDashboard)
const ViewedDocuments = lazy(() =>
  import('./viewed-documents.tsx').then((module) => ({ default: module.ViewedDocuments })),
)
const ViewedTasks = lazy(() =>
  import('./viewed-tasks.tsx').then((module) => ({ default: module.ViewedTasks })),
)

const viewedScreens = ['dashboard', 'tasks', 'documents'] as const

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
  useEffect(() => void importDashboard().catch(() => {}), [])
  return (
    <>
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => mutate({ params: { client: id } })}
        isRetrying={isPending}
      />
      {data ? <View client={data} /> : !error && <Spinner />}
    </>
  )
}

function View({ client }: { client: Client }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = viewedScreens.find((each) => each === query.get('screen')) ?? 'dashboard'
  const panels = {
    dashboard: <ViewedDashboard client={client} />,
    tasks: <ViewedTasks client={client} />,
    documents: <ViewedDocuments client={client} />,
  }
  return (
    <>
      <Alert
        role="note"
        title={<bdi>{words.banner(client.profile.name)}</bdi>}
        action={
          <Link href={clientHref(client.id)} variant="strong">
            {words.leave}
          </Link>
        }
      >
        {words.readOnly}
      </Alert>
      <ReadOnly>
        <SessionProvider store={asClient}>
          <PortalHrefsProvider hrefs={inClientView}>
            <Tabs
              label={words.screens}
              value={wanted}
              keyboardActivation="manual"
              onChange={(next) =>
                void navigate(inClientView[hrefNames[next as keyof typeof hrefNames]](client.id))
              }
              tabs={viewedScreens.map((id) => ({
                id,
                label: words.screen[id],
                panel: (
                  <fieldset disabled className={css.view}>
                    <Suspense fallback={<Spinner />}>{panels[id]}</Suspense>
                  </fieldset>
                ),
              }))}
            />
          </PortalHrefsProvider>
        </SessionProvider>
      </ReadOnly>
    </>
  )
}

const hrefNames = {
  dashboard: 'dashboardHref',
  tasks: 'tasksHref',
  documents: 'documentsHref',
} as const
