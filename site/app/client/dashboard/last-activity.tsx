import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { listActivity } from '@anupalan/server/contract/activity/endpoints'
import type { Activity } from '@anupalan/server/contract/activity/schema'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { apiOf } from '../../../ui/api.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { personLabel, timeLabel } from '../documents/document-labels.ts'
import * as documents from '../documents/documents.css.ts'
import type { PortalHrefs } from '../portal/portal-hrefs.ts'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import * as css from '../portal/portal.css.ts'
import { useTaskTexts, type TaskTexts } from '../portal/task-texts.ts'
import { dashboard } from './words.ts'

const words = dashboard.activity
const api = apiOf({ listActivity })

const SHOWN_ACTIVITY = '8'

/** Who did what, and when, the newest first. */
export function LastActivity({ client }: { client: Client }) {
  const query = useApiQuery(api, 'listActivity', { params: { client: client.id, limit: SHOWN_ACTIVITY } })
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="last-activity">
        {words.heading}
      </Heading>
      <Loaded query={query} title={words.notLoaded}>
        {({ activity }) =>
          activity.length === 0 ? (
            <Text tone="quiet">{words.none}</Text>
          ) : (
            <ol role="list" aria-labelledby="last-activity" className={documents.rows}>
              {activity.map((entry) => (
                <Entry key={entry.id} client={client.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Stack>
  )
}

function Entry({ client, entry }: { client: string; entry: Activity }) {
  const { kind, by, isOwn, at } = entry
  const hrefs = usePortalHrefs()
  const { text, more } = subjectOf(entry, useTaskTexts())
  return (
    <li className={documents.row}>
      <div className={css.activity}>
        <bdi className={css.actor}>{isOwn ? words.own : personLabel(by)}</bdi> {words.did[kind]}{' '}
        <Link href={hrefOf(hrefs, client, entry)} variant="quiet">
          <bdi>
            <Unbroken text={text} />
          </bdi>
        </Link>
      </div>
      <span className={documents.meta}>
        <time dateTime={at}>{timeLabel(at)}</time>
        {more && (
          <>
            {' · '}
            <bdi>
              <Unbroken text={more} />
            </bdi>
          </>
        )}
      </span>
    </li>
  )
}

/** What something happened to. The detail of a request is the title of its item; that of a return, its status. */
function subjectOf(
  { kind, subject: { name }, detail }: Activity,
  { filingLabelOf }: TaskTexts,
): {
  text: string
  more?: string | undefined
} {
  if (detail === '') return { text: name }
  return kind === 'task-filing' ? { text: name, more: filingLabelOf(detail) } : { text: detail, more: name }
}

function hrefOf(
  { documentsHref, tasksHref }: PortalHrefs,
  client: string,
  { subject: { kind, id } }: Activity,
): string {
  switch (kind) {
    case 'document':
      return documentsHref(client, { document: id })
    case 'task':
      return tasksHref(client, id)
    case 'request':
      return documentsHref(client)
  }
}
