import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import type { Client, ClientProfile } from '@anupalan/server/contract/clients/schema'
import { useState } from 'react'
import * as account from '../../auth/account/account.css.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { Holds } from './holds.tsx'
import { profileTexts } from './profile-texts.ts'
import { useMayChange } from './use-may-change.ts'
import { clientWords } from './words.ts'

const words = clientWords.profile

const importDialog = () => import('./profile-dialog.tsx').then(({ ProfileDialog }) => ProfileDialog)

const shown = [
  'constitution',
  'state',
  'gst',
  'filing',
  'advanceTax',
  'turnover',
  'tdsDeductor',
  'payroll',
] as const satisfies readonly (keyof ClientProfile)[]

/** The profile of a client. */
export function Overview({ client }: { client: Client }) {
  const [isEditing, setEditing] = useState(false)
  const [ProfileDialog, loadDialog] = useLazyComponent(importDialog)
  const mayChange = useMayChange()
  const texts = profileTexts(client.profile)
  return (
    <div className={account.ledger}>
      <AccountSection id="profile" heading={words.heading} text={words.text}>
        <Stack gap="lg">
          <dl className={account.rows}>
            {shown.map((field) => (
              <div key={field} className={account.row}>
                <dt className={account.term}>{words[field]}</dt>
                <dd className={account.value}>{texts[field]}</dd>
              </div>
            ))}
            {(['pan', 'gstin'] as const).map((field) => (
              <div key={field} className={account.row}>
                <dt className={account.term}>{words[field]}</dt>
                <dd className={account.value}>
                  {client[field] === '' ? words.noIdentifier : <bdi>{client[field]}</bdi>}
                </dd>
              </div>
            ))}
            <div className={account.row}>
              <dt className={account.term}>{words.consultant}</dt>
              <dd className={account.value}>
                <bdi>{client.consultant?.fullName ?? words.nobody}</bdi>
              </dd>
            </div>
          </dl>
          {mayChange && (
            <>
              <div>
                <Button variant="secondary" onPress={() => void loadDialog(() => setEditing(true))}>
                  {words.edit}
                </Button>
              </div>
              {ProfileDialog && (
                <ProfileDialog client={client} isOpen={isEditing} onClose={() => setEditing(false)} />
              )}
            </>
          )}
        </Stack>
      </AccountSection>
      <Holds client={client} />
    </div>
  )
}
