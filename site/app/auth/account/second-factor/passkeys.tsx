import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { useCallback, useState, type RefObject } from 'react'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useApiMutation } from '../../../data/use-api.ts'
import { useLazyComponent } from '../../../use-lazy-component.ts'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { istDay, istMoment } from '../times.ts'
import { accountWords } from '../words.ts'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { canCreatePasskeys } from './create-credential.ts'

const words = accountWords.passkeys

const importAddPasskey = () => import('./add-passkey.tsx').then(({ AddPasskey }) => AddPasskey)

type Passkey = Account['passkeys'][number]

export interface PasskeysProps {
  account: Account
  /** Whether passkeys may be removed: not before the user has entered the rest of the application. */
  canRemove: boolean
  /** Takes the focus after a removal. */
  heading: RefObject<HTMLHeadingElement | null>
}

export function Passkeys({ account: { passkeys, user }, canRemove, heading }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const { mutateAsync } = useApiMutation(accountApi, 'removePasskey', { refreshes: ['getAccount'] })
  const closeAdding = useCallback(() => setAdding(false), [])
  const [AddPasskey, loadAddPasskey] = useLazyComponent(importAddPasskey)
  return (
    <div className={css.part}>
      <Heading level={3} size="label">
        {words.heading}
      </Heading>
      <Text>{words.text}</Text>
      {passkeys.length > 0 && (
        <ul role="list" aria-label={words.heading} className={css.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={css.entry}>
              <div className={css.entryText}>
                <Text weight="strong">{passkey.name}</Text>
                <Text size="small" tone="quiet">
                  {`${words.added(istDay(passkey.createdAt))} · ${passkey.lastUsedAt === null ? words.unused : words.used(istMoment(passkey.lastUsedAt))}`}
                </Text>
              </div>
              {canRemove && (
                <Button
                  variant="secondary"
                  size="compact"
                  aria-label={words.removeLabel(passkey.name)}
                  onPress={() => setRemoved(passkey)}
                >
                  {accountWords.secondFactor.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canCreatePasskeys() ? (
        <div className={css.alone}>
          <Button variant="secondary" onPress={() => void loadAddPasskey(() => setAdding(true))}>
            {words.add}
          </Button>
        </div>
      ) : (
        <Text size="small" tone="quiet">
          {words.unsupported}
        </Text>
      )}
      {AddPasskey && isAdding && <AddPasskey onClose={closeAdding} username={user.username} />}
      {removed && (
        <ConfirmWithPassword
          key={removed.id}
          isOpen
          onClose={() => setRemoved(null)}
          words={{
            ...accountWords.removePasskey,
            title: accountWords.removePasskey.title(removed.name),
          }}
          username={user.username}
          send={(password) => mutateAsync({ params: { id: removed.id }, body: { password } })}
          onDone={() => {
            setRemoved(null)
            toasts.toast({ title: words.removed })
            heading.current?.focus()
          }}
        />
      )}
    </div>
  )
}
