import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { invitedRules } from '@anupalan/server/contract/clients/rules'
import { isEmail } from '@anupalan/server/contract/core/email'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { clientApi } from './api.ts'
import { memberWords } from './member-words.ts'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

const words = memberWords.invite

const refreshes = ['listInvitations'] as const

export interface InviteMemberDialogProps {
  /** Its id. */
  client: string
  isOpen: boolean
  onClose: () => void
}

/** Invites a person to a client; who accepts becomes a member with full access. */
export function InviteMemberDialog({ client, isOpen, onClose }: InviteMemberDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <InviteMemberForm client={client} onClose={onClose} />
    </Dialog>
  )
}

function InviteMemberForm({ client, onClose }: Omit<InviteMemberDialogProps, 'isOpen'>) {
  const [invited, setInvited] = useState({ fullName: '', email: '' })
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof invited, string>>>({})
  const fullName = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useApiMutation(clientApi, 'inviteMember', { refreshes })
  const refused = fieldErrorsOf(error)
  const isOfFields = refused.fullName !== undefined || refused.email !== undefined

  const change = (changed: Partial<typeof invited>) => {
    setInvited((before) => ({ ...before, ...changed }))
    setWrong({})
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrongName = textProblem(invitedRules.fullName, invited.fullName)
    const wrongEmail = isEmail(invited.email.trim()) ? undefined : invitedRules.email.invalid
    setWrong({
      ...(wrongName !== undefined && { fullName: wrongName }),
      ...(wrongEmail !== undefined && { email: wrongEmail }),
    })
    if (wrongName !== undefined) fullName.current?.focus()
    else if (wrongEmail !== undefined) email.current?.focus()
    else
      mutate(
        { params: { client }, body: invited },
        {
          onSuccess: () => {
            toasts.toast({ title: words.done(invited.email.trim()) })
            onClose()
          },
        },
      )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <TextField
          ref={fullName}
          label={words.fullName}
          value={invited.fullName}
          onChange={(text) => change({ fullName: text })}
          errorMessage={wrong.fullName ?? refused.fullName}
          autoComplete="off"
          isRequired
        />
        <TextField
          ref={email}
          type="email"
          label={words.email}
          value={invited.email}
          onChange={(text) => change({ email: text })}
          errorMessage={wrong.email ?? refused.email}
          autoComplete="off"
          isRequired
        />
        <ProblemAlert title={words.failed} error={isOfFields ? null : error} />
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
