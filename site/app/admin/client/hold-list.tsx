import { Button } from '@anupalan/design-system/button'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import { useState, type RefObject } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as account from '../../auth/account/account.css.ts'
import { istMoment } from '../../auth/account/times.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { clientDocumentHref } from './client-href.ts'
import { stands } from './hold-banner.tsx'
import { holdWords as words } from './hold-words.ts'
import { useMayChange } from './use-may-change.ts'

const importHoldDialog = () => import('./hold-dialog.tsx').then(({ HoldDialog }) => HoldDialog)

export interface HoldListProps {
  client: string
  /** Id of the document that the holds are on; those of the client name theirs. */
  document?: string
  holds: readonly LegalHold[]
  /** Instead of an empty list. */
  none: string
  /** The heading, by its id, and the element that takes the focus when a hold has ended. */
  headingId: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Legal holds, those that have ended too, with the controls that set one and end it. */
export function HoldList({ client, document, holds, none, headingId, heading }: HoldListProps) {
  const mayChange = useMayChange()
  /** The hold to end, or `new`. */
  const [open, setOpen] = useState<LegalHold | 'new' | null>(null)
  const [HoldDialog, loadHoldDialog] = useLazyComponent(importHoldDialog)
  return (
    <Stack gap="lg">
      {holds.length === 0 ? (
        <Text tone="quiet">{none}</Text>
      ) : (
        <ul role="list" aria-labelledby={headingId} className={account.list}>
          {holds.map((hold) => (
            <li key={hold.reference} className={account.entry}>
              <div className={account.entryText}>
                <Text weight="strong">
                  <bdi>{hold.reason}</bdi>
                </Text>
                {document === undefined && hold.document && (
                  <Text size="small">
                    {words.on}{' '}
                    <Link href={clientDocumentHref(client, hold.document.id)}>
                      <bdi>{hold.document.name}</bdi>
                    </Link>
                  </Text>
                )}
                <Text size="small" tone="quiet">
                  <Unbroken
                    text={words.set(hold.setBy.fullName || words.formerStaff, istMoment(hold.setAt))}
                  />
                </Text>
                {hold.endedAt !== null && (
                  <Text size="small" tone="quiet">
                    <Unbroken
                      text={words.ended(
                        hold.endedBy?.fullName || words.formerStaff,
                        istMoment(hold.endedAt),
                        hold.endReason,
                      )}
                    />
                  </Text>
                )}
              </div>
              {mayChange && stands(hold) && (
                <Button
                  variant="secondary"
                  size="compact"
                  aria-label={words.endOf(hold.reason)}
                  onPress={() => void loadHoldDialog(() => setOpen(hold))}
                >
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div>
          <Button variant="secondary" onPress={() => void loadHoldDialog(() => setOpen('new'))}>
            {words.add}
          </Button>
        </div>
      )}
      {HoldDialog && open !== null && (
        <HoldDialog
          client={client}
          document={document}
          hold={open === 'new' ? undefined : open}
          heading={heading}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}
