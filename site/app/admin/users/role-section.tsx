import { Button } from '@anupalan/design-system/button'
import { Select } from '@anupalan/design-system/select'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { User } from '@anupalan/server/contract/core/access'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { roleNames } from '../../words.ts'
import { usersApi } from './api.ts'
import { isRole, roleOptions } from './role-options.ts'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.detail.role

/** The role of somebody else. */
export function RoleSection({ managed: { user }, manager }: { managed: ManagedUser; manager: User }) {
  const [role, setRole] = useState(user.role)
  const { mutate, isPending, error } = useApiMutation(usersApi, 'changeRole', {
    refreshes: ['listUsers', 'listUserSessions', 'listInvitations'],
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { params: { username: user.username }, body: { role } },
      { onSuccess: () => toasts.toast({ title: words.done(user.fullName, roleNames[role]) }) },
    )
  }
  return (
    <AccountSection id="role" heading={words.heading} text={words.text}>
      <form className={css.form} onSubmit={save}>
        <Select
          label={words.label}
          description={usersWords.roleHelp[role]}
          options={roleOptions(manager)}
          value={role}
          onChange={(value) => isRole(value) && setRole(value)}
        />
        <ProblemAlert title={words.failed} error={error} />
        <div>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {isPending ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
