import { Link } from '@anupalan/design-system/link'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { dayLabel, fileLabel } from '../documents/document-labels.ts'
import * as documents from '../documents/documents.css.ts'
import { SeenBadge } from '../documents/seen-badge.tsx'
import * as css from './portal.css.ts'
import { SentBy } from './sent-by.tsx'
import { usePortalHrefs } from './use-portal-hrefs.tsx'

export interface DocumentEntryProps {
  /** Id of the client. */
  client: string
  document: Document
  /** In India; `null` before it is known. */
  today: IsoDate | null
}

/** A document in a short list: its name, who sent it when, and whether the other side has opened it. */
export function DocumentEntry({ client, document, today }: DocumentEntryProps) {
  const { documentsHref } = usePortalHrefs()
  const { id, name, newest } = document
  return (
    <li className={documents.row}>
      <div className={documents.line}>
        <div className={css.sent}>
          <div className={documents.name}>
            <Link href={documentsHref(client, { document: id })} variant="quiet">
              <bdi>
                <Unbroken text={name} />
              </bdi>
            </Link>
          </div>
          <span className={documents.meta}>
            <Unbroken text={fileLabel(newest)} />
            {'\u00a0· '}
            <SentBy person={newest.sentBy} when={dayLabel(newest.sentAt, today)} />
          </span>
        </div>
        <SeenBadge document={document} today={today} />
      </div>
    </li>
  )
}
