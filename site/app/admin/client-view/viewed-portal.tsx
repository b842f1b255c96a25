import { Alert } from '@anupalan/design-system/alert'
import { Link } from '@anupalan/design-system/link'
import { Tabs } from '@anupalan/design-system/tabs'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SessionProvider } from '../../../session/session.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PortalHrefsProvider } from '../../client/portal/use-portal-hrefs.tsx'
import { ReadOnly } from '../../data/read-only.tsx'
import { clientHref } from '../client/client-href.ts'
import { inClientView } from '../client/client-portal-hrefs.ts'
import { asClient } from './as-client.ts'
import * as css from './client-view.css.ts'
import { importDashboard } from './import-dashboard.ts'
import { clientViewWords as words } from './words.ts'

const ViewedDashboard = lazy(importDashboard)
const ViewedDocuments = lazy(() =>
  import('./viewed-documents.tsx').then((module) => ({ default: module.ViewedDocuments })),
)
const ViewedTasks = lazy(() =>
  import('./viewed-tasks.tsx').then((module) => ({ default: module.ViewedTasks })),
)

const viewedScreens = ['dashboard', 'tasks', 'documents'] as const

/** The screens of the portal as a member with full access sees them. */
export function ViewedPortal({ client }: { client: Client }) {
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
