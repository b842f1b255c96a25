import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Role, User } from '@anupalan/server/contract/core/access'
import { useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useSession } from '../../../session/session.tsx'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { checks } from '../../auth/checks.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import { isRole, roleOptions } from './role-options.ts'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.invite

export interface InviteDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Invites a person by mail. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { user } = useSession()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      {user && <InviteForm manager={user} onClose={onClose} />}
    </Dialog>
  )
}

function InviteForm({ manager, onClose }: { manager: User; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState('')
  const { mutateAsync } = useApiMutation(usersApi, 'inviteUser', { refreshes: ['listInvitations'] })
  const { state, errors, failure, submit, clearError } = useChange(form, {
    checks: {
      fullName: checks.fullName,
      email: checks.email,
      role: (text) => (isRole(text) ? undefined : accountMessages.role),
    },
    send: async ({ fullName = '', email = '', role: chosen }) =>
      mutateAsync({ body: { fullName, email, role: chosen as Role } }),
    onDone: (invitation) => {
      toasts.toast({ title: words.done((invitation as { email: string }).email) })
      onClose()
    },
  })
  useFirstFieldFocus(form)
  const isBusy = state.hasTag('busy')
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) clearError(target.name)
      }}
    >
      <Stack gap="lg">
        <TextField
          label={words.fullName}
          name="fullName"
          autoComplete="off"
          isRequired
          errorMessage={errors.fullName}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          isRequired
          errorMessage={errors.email}
        />
        <Select
          label={words.role}
          name="role"
          placeholder={words.choose}
          options={roleOptions(manager)}
          description={isRole(role) ? usersWords.roleHelp[role] : undefined}
          value={role}
          onChange={setRole}
          isRequired
          errorMessage={errors.role}
        />
        <ProblemAlert title={words.failed} error={failure} />
        <div className={css.actions}>
          <Button type="submit" isPending={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {usersWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
