import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client, LegalHold } from '@anupalan/server/contract/clients/schema'
import { useRef, useState } from 'react'
import * as account from '../../auth/account/account.css.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { stands, useHolds } from './hold-banner.tsx'
import { useMayChange } from './use-may-change.ts'
import { clientWords } from './words.ts'

const words = clientWords.holds

const importHoldDialog = () => import('./hold-dialog.tsx').then(({ HoldDialog }) => HoldDialog)

/** The legal holds on a client: setting one, ending it, and those that have ended. */
export function Holds({ client: { id: client } }: { client: Client }) {
  const query = useHolds(client)
  const mayChange = useMayChange()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The hold to end, or `new`. */
  const [open, setOpen] = useState<LegalHold | 'new' | null>(null)
  const [HoldDialog, loadHoldDialog] = useLazyComponent(importHoldDialog)
  return (
    <AccountSection id="holds" heading={words.heading} text={words.text} headingRef={heading}>
      <Loaded query={query} title={words.notLoaded}>
        {({ holds }) => (
          <Stack gap="lg">
            {holds.length === 0 ? (
              <Text tone="quiet">{words.none}</Text>
            ) : (
              <ul role="list" aria-labelledby="holds" className={account.list}>
                {holds.map((hold) => (
                  <li key={hold.reference} className={account.entry}>
                    <div className={account.entryText}>
                      <Text weight="strong">
                        <bdi>{hold.reason}</bdi>
                      </Text>
                      <Text size="small" tone="quiet">
                        {words.set(hold.setBy.fullName || words.formerStaff, istMoment(hold.setAt))}
                      </Text>
                      {hold.endedAt !== null && (
                        <Text size="small" tone="quiet">
                          {words.ended(
                            hold.endedBy?.fullName || words.formerStaff,
                            istMoment(hold.endedAt),
                            hold.endReason,
                          )}
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
          </Stack>
        )}
      </Loaded>
      {HoldDialog && open !== null && (
        <HoldDialog
          client={client}
          hold={open === 'new' ? undefined : open}
          heading={heading}
          onClose={() => setOpen(null)}
        />
      )}
    </AccountSection>
  )
}
