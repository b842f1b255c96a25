import { Alert } from '@anupalan/design-system/alert'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { STATES, type StateCode } from '@anupalan/server/compliance/states'
import type { Client, ClientProfile } from '@anupalan/server/contract/clients/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { firm } from '../../../content/firm.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery, useRefresh } from '../../data/use-api.ts'
import { useSession } from '../../../session/session.tsx'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import * as css from './client.css.ts'
import { InvitedFields, useInvited } from './invited-fields.tsx'
import { DuplicateQuestion, ProfileFields, useClientDraft } from './profile-fields.tsx'
import { newClientWords } from './new-client-words.ts'
import { clientWords } from './words.ts'

const words = newClientWords

/** What is known of a new client already. */
export interface NewClientSource {
  /** Of the client. */
  name: string
  /** Of whom the invitation is for. */
  fullName: string
  email: string
  /** The enquiry that becomes won. */
  enquiry?: { readonly reference: string; readonly version: number }
}

export interface NewClientDialogProps {
  source?: NewClientSource
  isOpen: boolean
  onClose: () => void
  onAdded: (client: Client) => void
}

/** Adds a client, and invites its first member. */
export function NewClientDialog({ isOpen, onClose, ...form }: NewClientDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <NewClientForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const ownState = (Object.entries(STATES).find(([, { name }]) => name === firm.address.state)?.[0] ??
  '29') as StateCode

/** Of most new clients. */
const usualProfile: ClientProfile = {
  name: '',
  constitution: 'individual',
  gst: 'none',
  state: ownState,
  filing: 'business',
  advanceTax: 'instalments',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

const refreshes = [
  'listClients',
  'listRoster',
  'listConsultants',
  'listReturns',
  'listEnquiries',
  'getEnquiry',
  'listInvitations',
] as const

function NewClientForm({
  source = { name: '', fullName: '', email: '' },
  onClose,
  onAdded,
}: Omit<NewClientDialogProps, 'isOpen'>) {
  const { user } = useSession()
  const form = useClientDraft({
    profile: { ...usualProfile, name: source.name },
    pan: '',
    gstin: '',
    // Who adds a client looks after it, unless another is chosen: lists of clients open on one's own.
    consultant: user?.username ?? '',
  })
  const [acceptsDuplicate, setAcceptsDuplicate] = useState(false)
  const [invites, setInvites] = useState(source.email !== '')
  const invitedForm = useInvited({ fullName: source.fullName, email: source.email })
  const [similarTo, setSimilarTo] = useState(source.name)
  const refresh = useRefresh()
  const { mutate, isPending, error } = useApiMutation(clientApi, 'addClient', { refreshes })
  const refused = fieldErrorsOf(error)
  const { draft } = form

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check() || (invites && !invitedForm.check())) return
    mutate(
      {
        body: {
          ...draft,
          acceptsDuplicate,
          ...(invites && { invite: invitedForm.invited }),
          ...(source.enquiry && { enquiry: source.enquiry }),
        },
      },
      {
        onSuccess: (client) => {
          toasts.toast({ title: invites ? words.addedAndInvited : words.added })
          onAdded(client)
        },
        onError: (reason) => {
          if (fieldErrorsOf(reason).enquiry !== undefined) void refresh(['getEnquiry', 'listEnquiries'])
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <ProfileFields
          form={form}
          storedConsultant={user}
          refused={refused}
          onNameBlur={() => setSimilarTo(draft.profile.name)}
        />
        <Similar name={similarTo} />
        <Checkbox
          label={words.invite}
          description={words.inviteHelp}
          isSelected={invites}
          onChange={(isSelected) => {
            setInvites(isSelected)
            invitedForm.clearProblems()
          }}
        />
        {invites && (
          <div className={css.fields}>
            <InvitedFields form={invitedForm} words={words} refused={{ email: refused.invite }} />
          </div>
        )}
        <DuplicateQuestion refused={refused} isAccepted={acceptsDuplicate} onAccept={setAcceptsDuplicate} />
        <Alert tone="danger" title={refused.enquiry !== undefined && words.failed}>
          {refused.enquiry}
        </Alert>
        <ProblemAlert title={words.failed} error={refused.enquiry === undefined ? error : null} />
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

/** Similar clients that are listed. */
const MOST_SIMILAR = 3

/** Clients with the same words in their names, which may be the one that is added. */
const Similar = ({ name }: { name: string }) => (name.trim() === '' ? null : <Found search={name.trim()} />)

function Found({ search }: { search: string }) {
  const { data } = useApiQuery(clientApi, 'listRoster', { params: { search, limit: String(MOST_SIMILAR) } })
  const found = data?.clients ?? []
  return (
    <Alert tone="notice" title={found.length > 0 && words.similar}>
      {found.length > 0 && (
        <ul role="list" className={css.names}>
          {found.map(({ id, name, panEnd }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              {panEnd !== '' && ` · ${clientWords.profile.panEnd(panEnd)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
