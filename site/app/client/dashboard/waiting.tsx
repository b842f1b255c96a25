import { Alert } from '@anupalan/design-system/alert'
import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { isStaff } from '@anupalan/server/contract/core/access'
import { listApprovals, listRequests } from '@anupalan/server/contract/documents/endpoints'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { dateLabel, personLabel } from '../documents/document-labels.ts'
import { returnReasonOf } from '../documents/item-state.ts'
import { dueStart } from '../portal/due-start.tsx'
import * as css from '../portal/portal.css.ts'
import type { PortalHrefs } from '../portal/portal-hrefs.ts'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import { isOverdue } from '../portal/task-ledger.tsx'
import { portal } from '../portal/words.ts'
import { useTasks } from './use-tasks.ts'
import { isForApproval, waitingEntries, type WaitingEntry } from './waiting-entries.ts'
import { dashboard } from './words.ts'

const words = dashboard.waiting
const api = apiOf({ listApprovals, listRequests })

/** Rows that are shown before a press. */
const SHOWN_ENTRIES = 6

/** What waits for the client, whatever it is: the thing to do, by when, and where. */
export function Waiting({ client }: { client: Client }) {
  const { user } = useSession()
  const params = { client: client.id }
  const requests = useApiQuery(api, 'listRequests', { params })
  const approvals = useApiQuery(api, 'listApprovals', { params })
  const tasks = useTasks(client, 'open')
  const queries = [requests, approvals, tasks]
  const isFailed = queries.some(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  const isComplete = queries.every(({ data }) => data !== undefined && !data.hasMore)
  const entries = waitingEntries({
    requests: requests.data?.requests ?? [],
    approvals: approvals.data?.approvals ?? [],
    tasks: tasks.data?.tasks ?? [],
  })
  const texts = user !== null && isStaff(user) ? words.staff : words.client
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="waiting">
        {isComplete && entries.length > 0 ? texts.count(entries.length) : texts.heading}
      </Heading>
      {isFailed && <Text tone="quiet">{words.notLoaded}</Text>}
      {entries.length > 0 && <Entries client={client.id} entries={entries} />}
      {!isFailed && queries.some(({ isPending }) => isPending) && <Spinner />}
      {isComplete && entries.length === 0 && (
        <Alert tone="positive" role="note">
          {texts.none}
        </Alert>
      )}
    </Stack>
  )
}

function Entries({ client, entries }: { client: string; entries: readonly WaitingEntry[] }) {
  const today = useToday()
  const hrefs = usePortalHrefs()
  const [isAll, setAll] = useState(false)
  return (
    <Ledger
      labelledBy="waiting"
      footer={
        entries.length > SHOWN_ENTRIES && (
          <Button variant="quiet" size="compact" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
            {isAll ? words.fewer : words.all(entries.length)}
          </Button>
        )
      }
    >
      {(isAll ? entries : entries.slice(0, SHOWN_ENTRIES)).map((entry) => {
        const { id, title, href, detail } = rowOf(client, entry, hrefs)
        return (
          <LedgerRow
            key={id}
            {...dueStart(entry.dueOn, today)}
            title={
              <Link href={href} variant="quiet">
                <bdi>
                  <Unbroken text={title} />
                </bdi>
              </Link>
            }
            detail={detail}
            end={
              <span className={css.action}>
                <EntryBadge entry={entry} today={today} />
              </span>
            }
          />
        )
      })}
    </Ledger>
  )
}

interface EntryRow {
  id: string
  title: string
  href: string
  detail: ReactNode
}

function rowOf(client: string, entry: WaitingEntry, hrefs: PortalHrefs): EntryRow {
  switch (entry.kind) {
    case 'item': {
      const { item, request } = entry
      const reason = returnReasonOf(item)
      return {
        id: item.id,
        title: item.title,
        href: hrefs.itemHref(client, item.id),
        detail: <bdi>{reason === undefined ? request.title : words.returned(reason)}</bdi>,
      }
    }
    case 'approval': {
      const { id, document, number, askedBy, askedAt } = entry.approval
      return {
        id,
        title: document.name,
        href: hrefs.documentsHref(client, { document: document.id }),
        detail: (
          <bdi>
            <Unbroken text={words.asked(number, personLabel(askedBy), dateLabel(askedAt))} />
          </bdi>
        ),
      }
    }
    case 'task': {
      const { id, title, statutory } = entry.task
      return { id, title, href: hrefs.tasksHref(client, id), detail: statutory?.period }
    }
  }
}

/** What is to be done, or that its day has passed. */
function EntryBadge({ entry, today }: { entry: WaitingEntry; today: IsoDate | null }) {
  if (isOverdue(entry, today)) return <Badge tone="danger">{portal.overdue}</Badge>
  if (entry.kind === 'item' && entry.item.status === 'returned')
    return <Badge tone="danger">{words.action.again}</Badge>
  return <Badge>{words.action[isForApproval(entry) ? 'approval' : entry.kind]}</Badge>
}
