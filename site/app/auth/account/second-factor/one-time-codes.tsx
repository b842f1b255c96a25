import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { useCallback, useState } from 'react'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useApiMutation } from '../../../data/use-api.ts'
import { useLazyComponent } from '../../../use-lazy-component.ts'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { accountWords } from '../words.ts'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import type { PasskeysProps } from './passkeys.tsx'

const words = accountWords.codes

const importAddCodes = () => import('./add-codes.tsx').then(({ AddCodes }) => AddCodes)

/** One-time codes of an app: on or off. */
export function OneTimeCodes({ account, canRemove, heading }: PasskeysProps) {
  const { hasTotp, user } = account satisfies Account
  const [open, setOpen] = useState<'adding' | 'removing' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const [AddCodes, loadAddCodes] = useLazyComponent(importAddCodes)
  const { mutateAsync } = useApiMutation(accountApi, 'removeTotp', { refreshes: ['getAccount'] })
  return (
    <div className={css.part}>
      <div className={css.title}>
        <Heading level={3} size="label">
          {words.heading}
        </Heading>
        <Badge tone={hasTotp ? 'positive' : 'neutral'}>{hasTotp ? words.on : words.off}</Badge>
      </div>
      <Text>{words.text}</Text>
      {!hasTotp && (
        <div className={css.alone}>
          <Button variant="secondary" onPress={() => void loadAddCodes(() => setOpen('adding'))}>
            {words.turnOn}
          </Button>
        </div>
      )}
      {hasTotp && canRemove && (
        <div className={css.alone}>
          <Button variant="secondary" aria-label={words.removeLabel} onPress={() => setOpen('removing')}>
            {words.remove}
          </Button>
        </div>
      )}
      {AddCodes && open === 'adding' && <AddCodes onClose={close} username={user.username} />}
      {open === 'removing' && (
        <ConfirmWithPassword
          isOpen
          onClose={close}
          words={accountWords.removeCodes}
          username={user.username}
          send={(password) => mutateAsync({ body: { password } })}
          onDone={() => {
            close()
            toasts.toast({ title: words.removed })
            heading.current?.focus()
          }}
        />
      )}
    </div>
  )
}
