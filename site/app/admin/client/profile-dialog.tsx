import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { STATES } from '@anupalan/server/compliance/states'
import {
  advanceTaxes,
  clientRules,
  constitutions,
  filingClasses,
  gstSchemes,
  payrollRegistrations,
  turnoverBands,
} from '@anupalan/server/contract/clients/rules'
import type { Client, ClientProfile } from '@anupalan/server/contract/clients/schema'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { clientApi } from './api.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import { textProblem } from './text-problem.ts'
import * as css from './client.css.ts'
import { profileTexts } from './profile-texts.ts'
import { clientWords } from './words.ts'

const words = clientWords.profile

export interface ProfileDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

/** Edits the profile and the consultant. */
export function ProfileDialog({ client, isOpen, onClose }: ProfileDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <ProfileForm client={client} onClose={onClose} />
    </Dialog>
  )
}

const states = Object.entries(STATES)
  .map(([value, { name }]) => ({ value, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** Reads that a changed profile changes: statutory tasks follow from it. */
const refreshes = ['getClient', 'listClients', 'listTasks', 'getTask'] as const

/** After a change by somebody else, what was typed stays, and each field says what is stored now. */
function ProfileForm({ client, onClose }: Omit<ProfileDialogProps, 'isOpen'>) {
  const [profile, setProfile] = useState(client.profile)
  const [consultant, setConsultant] = useState(client.consultant?.username ?? '')
  const [error, setError] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
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
  const stored = profileTexts(client.profile)
  const typed = profileTexts(profile)

  const change = (changed: Partial<ClientProfile>) => setProfile((previous) => ({ ...previous, ...changed }))
  const hint = (field: keyof ClientProfile) => storedNow(isConflict, stored[field], typed[field])
  const field = (key: 'constitution' | 'state' | 'gst' | 'filing' | 'advanceTax' | 'turnover') => ({
    label: words[key],
    value: profile[key],
    onChange: (value: string) => change({ [key]: value }),
    description: hint(key),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textProblem(clientRules.name, profile.name)
    if (problem !== undefined) {
      setError(problem)
      name.current?.focus()
      return
    }
    mutate(
      {
        params: { client: client.id },
        body: { profile, consultant, version: client.version },
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
        <TextField
          ref={name}
          label={words.name}
          value={profile.name}
          onChange={(text) => {
            change({ name: text })
            setError(undefined)
          }}
          description={hint('name')}
          errorMessage={error ?? refused.profile}
          autoComplete="off"
          isRequired
        />
        <div className={css.fields}>
          <Select {...field('constitution')} options={constitutions} />
          <Select {...field('state')} options={states} />
          <Select {...field('gst')} options={gstSchemes} />
          <Select {...field('filing')} options={filingClasses} />
          <Select {...field('advanceTax')} options={advanceTaxes} />
          <Select {...field('turnover')} options={turnoverBands} />
        </div>
        <Checkbox
          label={words.tdsDeductor}
          isSelected={profile.tdsDeductor}
          onChange={(tdsDeductor) => change({ tdsDeductor })}
          description={hint('tdsDeductor')}
        />
        <fieldset className={css.boxes}>
          <legend className={css.legend}>{words.payroll}</legend>
          {payrollRegistrations.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              isSelected={profile.payroll.includes(value)}
              onChange={(isSelected) =>
                change({
                  payroll: payrollRegistrations
                    .map((each) => each.value)
                    .filter((each) => (each === value ? isSelected : profile.payroll.includes(each))),
                })
              }
            />
          ))}
          {hint('payroll') && (
            <Text size="small" tone="quiet">
              {hint('payroll')}
            </Text>
          )}
        </fieldset>
        <ConsultantSelect
          client={client}
          value={consultant}
          onChange={setConsultant}
          description={
            consultant !== (client.consultant?.username ?? '') &&
            storedNow(isConflict, client.consultant?.fullName ?? words.nobody, '')
          }
          errorMessage={refused.consultant}
        />
        <ConflictAlert title={words.failed} error={failure} />
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.saving : words.save}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface ConsultantSelectProps {
  client: Client
  value: string
  onChange: (value: string) => void
  description: ReactNode
  errorMessage: string | undefined
}

/** The staff, and the stored consultant also if the list is not loaded. */
function ConsultantSelect({ client, ...field }: ConsultantSelectProps) {
  const staff = useApiQuery(clientApi, 'listUsers', { params: { kind: 'staff', limit: '100' } })
  const people = (staff.data?.users ?? [])
    .filter(({ disabledAt }) => disabledAt === null)
    .map(({ user }) => ({ value: user.username, label: user.fullName }))
  const stored = client.consultant
  const isMissing = stored && !people.some(({ value }) => value === stored.username)
  return (
    <>
      <Select
        {...field}
        label={words.consultant}
        placeholder={words.nobody}
        options={isMissing ? [{ value: stored.username, label: stored.fullName }, ...people] : people}
      />
      <ProblemAlert
        title={words.staffNotLoaded}
        error={staff.error}
        onRetry={() => void staff.refetch()}
        isRetrying={staff.isFetching}
      />
    </>
  )
}
