import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { TextField } from '@anupalan/design-system/text-field'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Role, User } from '@anupalan/server/contract/core/access'
import { useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useSession } from '../../../session/session.tsx'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { EditForm } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { checks } from '../../auth/checks.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import { isRole, roleOptions } from './role-options.ts'
import * as common from '../rows.css.ts'
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
  const change = useChange(form, {
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
  const { errors } = change
  useFirstFieldFocus(form)
  return (
    <EditForm
      ref={form}
      label={words.title}
      words={words}
      cancel={usersWords.cancel}
      buttonsClassName={common.actions}
      change={change}
      onCancel={onClose}
    >
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
    </EditForm>
  )
}
