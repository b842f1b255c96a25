import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { AccountSection } from '../../auth/account/account-section.tsx'
import * as account from '../../auth/account/account.css.ts'
import { istMoment } from '../../auth/account/times.ts'
import { ConfirmButton } from '../../data/confirm-dialog.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import { usersWords } from './words.ts'

const words = usersWords.detail.sessions

/** Where somebody is signed in, and the end of it. */
export function SessionsSection({ managed: { user } }: { managed: ManagedUser }) {
  const params = { username: user.username }
  const query = useApiQuery(usersApi, 'listUserSessions', { params })
  const end = useApiMutation(usersApi, 'endUserSessions', { refreshes: ['listUserSessions', 'listUsers'] })
  return (
    <AccountSection id="sessions" heading={words.heading} text={words.text}>
      <Loaded query={query} title={words.notLoaded}>
        {({ sessions }) => (
          <Stack gap="md" align="start">
            {sessions.length === 0 ? (
              <Text tone="quiet">{words.none}</Text>
            ) : (
              <ul role="list" aria-label={words.list} className={account.list}>
                {sessions.map(({ id, device, network, lastSeenAt }) => (
                  <li key={id} className={account.entry}>
                    <div className={account.entryText}>
                      <Text weight="strong">{device}</Text>
                      <Text size="small" tone="quiet">
                        <Unbroken text={`${words.seen(istMoment(lastSeenAt))} · ${words.network(network)}`} />
                      </Text>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            {/* Also without a session: one may have begun since the list was loaded. */}
            <ConfirmButton
              words={{ ...words, label: words.end, question: words.question(user.fullName) }}
              isPending={end.isPending}
              error={end.error}
              onClose={() => end.reset()}
              onConfirm={(onDone) =>
                end.mutate(
                  { params },
                  {
                    onSuccess: () => {
                      onDone()
                      toasts.toast({ title: words.done })
                    },
                  },
                )
              }
            />
          </Stack>
        )}
      </Loaded>
    </AccountSection>
  )
}
