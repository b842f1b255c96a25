import { Alert } from '@anupalan/design-system/alert'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery, useRefresh } from '../../data/use-api.ts'
import { rosterApi } from './api.ts'
import { rosterWords } from './words.ts'

const words = rosterWords.reassign

export interface ReassignDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Gives all clients of a colleague to another one. Their number is stated before. */
export const ReassignDialog = ({ isOpen, onClose }: ReassignDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
    <ReassignForm onClose={onClose} />
  </Dialog>
)

type Problems = Partial<Record<'from' | 'to', string>>

function ReassignForm({ onClose }: { onClose: () => void }) {
  const query = useApiQuery(rosterApi, 'listConsultants')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [missing, setMissing] = useState<Problems>({})
  // Of this choice: a retry after a lost response is stored once.
  const [reference, setReference] = useState(() => createReference('RA', randomBytes))
  const refresh = useRefresh()
  const { mutate, isPending, error, reset } = useApiMutation(rosterApi, 'reassignClients', {
    refreshes: ['listReassignments'],
  })
  const refused = fieldErrorsOf(error)
  const people = query.data?.consultants ?? []
  const count = people.find(({ username }) => username === from)?.clients ?? 0
  const isRecounted = refused.clients !== undefined

  const choose = (set: (username: string) => void) => (username: string) => {
    set(username)
    setMissing({})
    setReference(createReference('RA', randomBytes))
    reset()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: Problems = {
      ...(from === '' && { from: words.chooseFrom }),
      ...(to === '' && { to: words.chooseTo }),
    }
    setMissing(found)
    const [first] = event.currentTarget.querySelectorAll('select')
    if (found.from !== undefined) first?.focus()
    else if (found.to !== undefined) event.currentTarget.querySelectorAll('select')[1]?.focus()
    if (Object.keys(found).length > 0) return
    mutate(
      { body: { from, to, clients: count }, reference },
      {
        onSuccess: () => {
          toasts.toast({ title: words.started })
          onClose()
        },
        onError: (reason) => {
          if (Object.keys(fieldErrorsOf(reason)).length > 0) void refresh(['listConsultants'])
        },
      },
    )
  }

  return (
    <Loaded query={query} title={rosterWords.consultantsNotLoaded}>
      {() => (
        <form noValidate onSubmit={submit} aria-label={words.title}>
          <Stack gap="lg">
            <Select
              label={words.from}
              placeholder={words.choose}
              options={people
                .filter(({ clients }) => clients > 0)
                .map(({ username, fullName, clients }) => ({
                  value: username,
                  label: rosterWords.person(fullName, clients),
                }))}
              value={from}
              onChange={choose(setFrom)}
              errorMessage={missing.from ?? refused.from}
              isRequired
            />
            <Select
              label={words.to}
              placeholder={words.choose}
              options={people
                .filter(({ username, isAvailable }) => isAvailable && username !== from)
                .map(({ username, fullName, clients }) => ({
                  value: username,
                  label: rosterWords.person(fullName, clients),
                }))}
              value={to}
              onChange={choose(setTo)}
              errorMessage={missing.to ?? refused.to}
              isRequired
            />
            <Text size="small" tone="quiet">
              {words.help}
            </Text>
            <Alert tone="notice" title={isRecounted && words.changed} />
            <ProblemAlert title={words.failed} error={Object.keys(refused).length > 0 ? null : error} />
            <FormButtons
              submitLabel={from === '' ? words.submit : words.submitCount(count)}
              pendingLabel={words.starting}
              isPending={isPending}
              onCancel={onClose}
            />
          </Stack>
        </form>
      )}
    </Loaded>
  )
}
