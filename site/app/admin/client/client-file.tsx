import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Tabs } from '@anupalan/design-system/tabs'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '../../../ui/days/use-today.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { isOverdue } from '../../client/portal/task-ledger.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { inClientView } from './client-portal-hrefs.ts'
import { clientTabs, type ClientTab } from './client-href.ts'
import * as css from './client.css.ts'
import { HoldBanner } from './hold-banner.tsx'
import { importOverview } from './import-overview.ts'
import { clientWords as words } from './words.ts'

const Overview = lazy(importOverview)
const Documents = lazy(() => import('./documents.tsx').then((module) => ({ default: module.Documents })))
const Members = lazy(() => import('./members.tsx').then((module) => ({ default: module.Members })))
const Notes = lazy(() => import('./notes.tsx').then((module) => ({ default: module.Notes })))
const Tasks = lazy(() => import('./tasks.tsx').then((module) => ({ default: module.Tasks })))

/** Open tasks that are read to count what is overdue; by date, so that the overdue ones are first. */
const COUNTED_TASKS = 200

/** A client by its name, what is overdue, and the parts of its file. The open part is in the URL. */
export function ClientFile({ client }: { client: Client }) {
  const [query, setQuery] = useSearchParams()
  const overdue = useOverdue(client.id)
  const tab = clientTabs.find((each) => each === query.get('tab')) ?? 'overview'
  const panels: Readonly<Record<ClientTab, { count?: number; panel: ReactNode }>> = {
    overview: { panel: <Overview client={client} /> },
    members: { panel: <Members client={client} /> },
    documents: { panel: <Documents client={client} /> },
    notes: { panel: <Notes client={client} /> },
    tasks: { panel: <Tasks client={client} />, count: overdue?.count ?? 0 },
  }
  return (
    <>
      <Stack gap="sm">
        <Heading level={1} tabIndex={-1}>
          <bdi>{client.profile.name}</bdi>
        </Heading>
        <div className={css.glance}>
          <Text as="span" tone="quiet">
            {client.consultant ? (
              <bdi>{words.consultant(client.consultant.fullName)}</bdi>
            ) : (
              words.noConsultant
            )}
          </Text>
          {overdue && <OverdueBadge {...overdue} />}
          <Link href={inClientView.dashboardHref(client.id)} variant="strong">
            {words.view}
          </Link>
        </div>
      </Stack>
      <HoldBanner client={client.id} />
      <Tabs
        label={words.tabs.label}
        value={tab}
        keyboardActivation="manual"
        onChange={(next) =>
          setQuery(next === 'overview' ? { client: client.id } : { client: client.id, tab: next }, {
            preventScrollReset: true,
          })
        }
        tabs={clientTabs.map((id) => ({
          id,
          label: words.tabs[id],
          ...panels[id],
          panel: <Suspense fallback={<Spinner />}>{panels[id].panel}</Suspense>,
        }))}
      />
    </>
  )
}

interface Overdue {
  count: number
  /** Whether there may be more. */
  isCut: boolean
}

/** `null` before it is known. */
function useOverdue(client: string): Overdue | null {
  const today = useToday()
  const { data } = useApiQuery(clientApi, 'listTasks', {
    params: { client, status: 'open', limit: String(COUNTED_TASKS) },
  })
  if (data === undefined || today === null) return null
  const count = data.tasks.filter((task) => isOverdue(task, today)).length
  return { count, isCut: data.hasMore && count === data.tasks.length }
}

const OverdueBadge = ({ count, isCut }: Overdue) =>
  count === 0 ? (
    <Badge tone="positive">{words.nothingOverdue}</Badge>
  ) : (
    <Badge tone="danger">{isCut ? words.overdueAtLeast(count) : words.overdue(count)}</Badge>
  )
