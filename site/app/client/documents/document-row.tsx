import { Button } from '@anupalan/design-system/button'
import { Link } from '@anupalan/design-system/link'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { memo } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { SentBy } from '../portal/sent-by.tsx'
import { categoryLabel, deliveredLabel } from './document-choices.ts'
import { dayLabel, fileLabel } from './document-labels.ts'
import * as css from './documents.css.ts'
import { useDownload } from './use-download.ts'
import { documentRowWords as words } from './row-words.ts'
import { SeenBadge } from './seen-badge.tsx'

export interface DocumentRowProps {
  client: string
  document: Document
  href: string
  /** In India; `null` before it is known. */
  today: IsoDate | null
}

/** A document by its name: what it is, who has seen it, and its download. */
export const DocumentRow = memo(({ client, document, href, today }: DocumentRowProps) => {
  const { name, newest, unread } = document
  const { download, pending, error } = useDownload(client, document.id)
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.about}>
          <div className={css.name}>
            <Link href={href} variant="quiet">
              <bdi>
                <Unbroken text={name} />
              </bdi>
            </Link>
          </div>
          <span className={css.meta}>
            <DocumentMeta document={document} today={today} />
          </span>
          {unread > 0 && <span className={css.unread}>{words.unread(unread)}</span>}
        </div>
        <div className={css.rowEnd}>
          <SeenBadge document={document} today={today} />
          <Button
            variant="quiet"
            size="compact"
            aria-label={words.downloadOf(name)}
            isPending={pending !== undefined}
            onPress={() => download(newest)}
          >
            {pending === undefined ? words.download : words.downloading}
          </Button>
        </div>
      </div>
      <ProblemAlert title={words.notDownloaded} error={error} />
    </li>
  )
})
DocumentRow.displayName = 'DocumentRow'

function DocumentMeta({ document, today }: { document: Document; today: IsoDate | null }) {
  const { category, year, newest, deliveredAs, isHeld } = document
  const parts = [
    deliveredLabel(deliveredAs) ?? categoryLabel(category),
    year && yearLabel(year),
    fileLabel(newest),
    newest.number > 1 && words.version(newest.number),
    newest.isLocked && words.locked,
    isHeld && words.held,
  ].filter(Boolean)
  return (
    <>
      <Unbroken text={parts.join('\u00a0· ')} />
      {'\u00a0· '}
      <SentBy person={newest.sentBy} when={dayLabel(newest.sentAt, today)} />
    </>
  )
}
