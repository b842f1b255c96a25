import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import {
  DuplicateQuestion,
  ProfileFields,
  useClientDraft,
  type ProfileFieldsProps,
} from './profile-fields.tsx'
import { profileTexts } from './profile-texts.ts'
import { clientWords } from './words.ts'

const words = clientWords.profile

export interface ProfileDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

/** Edits the profile, the identifiers and the consultant. */
export function ProfileDialog({ client, isOpen, onClose }: ProfileDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <ProfileForm client={client} onClose={onClose} />
    </Dialog>
  )
}

/** Reads that a changed profile changes: statutory tasks follow from it. */
const refreshes = ['getClient', 'listClients', 'listRoster', 'listTasks', 'getTask'] as const

/** After a change by somebody else, what was typed stays, and each field says what is stored now. */
function ProfileForm({ client, onClose }: Omit<ProfileDialogProps, 'isOpen'>) {
  const form = useClientDraft({
    profile: client.profile,
    pan: client.pan,
    gstin: client.gstin,
    consultant: client.consultant?.username ?? '',
  })
  const [acceptsDuplicate, setAcceptsDuplicate] = useState(false)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(clientApi, 'updateClient', {
    refreshes,
    refreshesOnConflict: ['getClient'],
  })
  const refused = fieldErrorsOf(failure)
  const isConflict = isChangedMeanwhile(failure)
  const { draft } = form
  const stored = profileTexts(client.profile)
  const typed = profileTexts(draft.profile)

  const hint: NonNullable<ProfileFieldsProps['hint']> = (field) => {
    if (field === 'pan' || field === 'gstin') return storedNow(isConflict, client[field], draft[field])
    if (field !== 'consultant') return storedNow(isConflict, stored[field], typed[field])
    return draft.consultant === (client.consultant?.username ?? '')
      ? undefined
      : storedNow(isConflict, client.consultant?.fullName ?? words.nobody, '')
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    mutate(
      {
        params: { client: client.id },
        body: { ...draft, acceptsDuplicate, version: client.version },
      },
      {
        onSuccess: () => {
          toasts.toast({ title: words.saved })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <ProfileFields form={form} storedConsultant={client.consultant} refused={refused} hint={hint} />
        <DuplicateQuestion refused={refused} isAccepted={acceptsDuplicate} onAccept={setAcceptsDuplicate} />
        <ConflictAlert title={words.failed} error={failure} />
        <FormButtons
          submitLabel={words.save}
          pendingLabel={words.saving}
          isPending={isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
