import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { memberAccesses, type MemberAccess } from '@anupalan/server/contract/clients/rules'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useRefresh } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import { memberWords } from './member-words.ts'

const words = memberWords

export interface AddMemberDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

/** Gives an account that exists already access to a client. */
export function AddMemberDialog({ client, isOpen, onClose }: AddMemberDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.addTitle} description={words.addDescription}>
      <AddMemberForm client={client.id} onClose={onClose} />
    </Dialog>
  )
}

/** No account of a client has what was typed as its user name or address. */
class UnknownAccountError extends Error {
  override readonly name = 'UnknownAccountError'
}

async function addMember(client: string, typed: string, access: MemberAccess): Promise<string> {
  const wanted = typed.trim().toLowerCase()
  const { users: found } = await clientApi.listUsers({ params: { search: wanted, limit: '100' } })
  const matches = found.filter(
    ({ user }) => user.role === 'client' && [user.username, user.email.toLowerCase()].includes(wanted),
  )
  const match = matches.find(({ user }) => user.username === wanted) ?? matches[0]
  if (!match) throw new UnknownAccountError()
  await clientApi.setMember({ params: { client, username: match.user.username }, body: { access } })
  return match.user.fullName
}

function AddMemberForm({ client, onClose }: { client: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [access, setAccess] = useState<MemberAccess>('full')
  const [missing, setMissing] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => addMember(client, typed, access),
    onSuccess: async (name) => {
      await refresh(['listMembers'])
      toasts.toast({ title: words.added(name) })
      onClose()
    },
    onError: (reason) => {
      if (reason instanceof UnknownAccountError) field.current?.focus()
    },
  })
  const unknown = error instanceof UnknownAccountError ? words.accountUnknown : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setMissing(words.accountMissing)
      field.current?.focus()
      return
    }
    mutate()
  }
  return (
    <form noValidate onSubmit={submit} aria-label={words.addTitle}>
      <Stack gap="lg">
        <TextField
          ref={field}
          label={words.account}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setMissing(undefined)
            reset()
          }}
          errorMessage={missing ?? unknown}
          autoComplete="off"
          isRequired
        />
        <Select
          label={words.access}
          options={memberAccesses}
          description={words.accessHelp[access]}
          value={access}
          onChange={(value) => setAccess(value as MemberAccess)}
        />
        <ProblemAlert title={words.notAdded} error={unknown ? null : error} />
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
