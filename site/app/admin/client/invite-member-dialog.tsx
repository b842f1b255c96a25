import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import { InvitedFields, useInvited } from './invited-fields.tsx'
import { memberWords } from './member-words.ts'

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
  const form = useInvited({ fullName: '', email: '' })
  const { mutate, isPending, error } = useApiMutation(clientApi, 'inviteMember', { refreshes })
  const refused = fieldErrorsOf(error)
  const isOfFields = refused.fullName !== undefined || refused.email !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    const { invited } = form
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
        <InvitedFields form={form} words={words} refused={refused} />
        <ProblemAlert title={words.failed} error={isOfFields ? null : error} />
        <FormButtons
          submitLabel={words.submit}
          pendingLabel={words.submitting}
          isPending={isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
