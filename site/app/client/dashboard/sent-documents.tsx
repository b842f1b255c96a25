import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { isStaff } from '@anupalan/server/contract/core/access'
import { listDocuments } from '@anupalan/server/contract/documents/endpoints'
import { yearLabel, yearsUpTo } from '@anupalan/server/contract/documents/years'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as documents from '../documents/documents.css.ts'
import { DocumentEntry } from '../portal/document-entry.tsx'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import * as screen from '../../screen-content.css.ts'
import * as css from '../portal/portal.css.ts'
import { dashboard } from './words.ts'

const words = dashboard.documents
const api = apiOf({ listDocuments })

/** The newest documents of the client. */
const SHOWN_DOCUMENTS = '3'

/** Years that have a link of their own: the current one, and the last two. */
const SHOWN_YEARS = 3

/** What the client sent and whether the firm has seen it, and the way to the documents of each year. */
export function SentDocuments({ client }: { client: Client }) {
  const { user } = useSession()
  const { documentsHref, findDocumentsHref } = usePortalHrefs()
  const today = useToday()
  const query = useApiQuery(api, 'listDocuments', {
    params: { client: client.id, source: 'client', limit: SHOWN_DOCUMENTS },
  })
  const texts = user !== null && isStaff(user) ? words.staff : words.client
  return (
    <Stack gap="lg">
      <Stack gap="md" as="section">
        <div className={screen.sectionHead}>
          <Heading level={2} size="title" id="sent">
            {texts.heading}
          </Heading>
          <Link href={documentsHref(client.id)} variant="strong">
            {words.all}
          </Link>
        </div>
        <Loaded query={query} title={words.notLoaded}>
          {({ documents: list }) =>
            list.length === 0 ? (
              <Text tone="quiet">{texts.none}</Text>
            ) : (
              <ul role="list" aria-labelledby="sent" className={documents.rows}>
                {list.map((document) => (
                  <DocumentEntry key={document.id} client={client.id} document={document} today={today} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
      <nav aria-labelledby="by-year">
        <Stack gap="sm">
          <Heading level={2} size="title" id="by-year">
            {words.byYear}
          </Heading>
          <ul role="list" className={css.links}>
            {today !== null &&
              yearsUpTo(today, SHOWN_YEARS).map((year) => (
                <li key={year}>
                  <Link href={findDocumentsHref(client.id, year)} variant="quiet">
                    <Unbroken text={yearLabel(year)} />
                  </Link>
                </li>
              ))}
            <li>
              <Link href={findDocumentsHref(client.id)} variant="quiet">
                {words.otherYears}
              </Link>
            </li>
          </ul>
        </Stack>
      </nav>
    </Stack>
  )
}
