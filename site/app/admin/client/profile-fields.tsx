import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { STATES } from '@anupalan/server/compliance/states'
import { identifierProblems, type ClientIdentifiers } from '@anupalan/server/contract/clients/identifiers'
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
import { useRef, useState, type ReactNode } from 'react'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import * as css from './client.css.ts'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

const words = clientWords.profile

/** What the fields of a client contain. */
export interface ClientDraft extends ClientIdentifiers {
  readonly profile: ClientProfile
  /** User name; empty for nobody. */
  readonly consultant: string
}

const states = Object.entries(STATES)
  .map(([value, { name }]) => ({ value, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** The fields that have a message of the form itself, in their order. */
const checked = ['name', 'pan', 'gstin'] as const
type CheckedField = (typeof checked)[number]

/** The draft of a client, checked before it is sent. @param initial what the fields contain at first */
export function useClientDraft(initial: ClientDraft) {
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<Partial<Record<CheckedField, string>>>({})
  const nameRef = useRef<HTMLInputElement>(null)
  const panRef = useRef<HTMLInputElement>(null)
  const gstinRef = useRef<HTMLInputElement>(null)
  return {
    draft,
    problems,
    nameRef,
    panRef,
    gstinRef,
    change: (changed: Partial<ClientDraft>) => {
      setDraft((before) => ({ ...before, ...changed }))
      setProblems({})
    },
    /** Whether the draft can be sent; if not, its first wrong field has the focus. */
    check: (): boolean => {
      const wrongName = textProblem(clientRules.name, draft.profile.name)
      const found = { ...identifierProblems(draft), ...(wrongName !== undefined && { name: wrongName }) }
      setProblems(found)
      const first = checked.find((field) => found[field] !== undefined)
      if (first) ({ name: nameRef, pan: panRef, gstin: gstinRef })[first].current?.focus()
      return first === undefined
    },
  }
}

export interface ProfileFieldsProps {
  form: ReturnType<typeof useClientDraft>
  /** The stored consultant, who is offered also if the list is not loaded. */
  storedConsultant: Client['consultant']
  /** Messages of the server, by field. */
  refused: Readonly<Record<string, string>>
  /** What stands under a field. */
  hint?: (field: keyof ClientProfile | 'pan' | 'gstin' | 'consultant') => ReactNode
  /** Called when the name is left. */
  onNameBlur?: () => void
}

/** The fields of a client's profile, its identifiers and its consultant. */
export function ProfileFields({
  form: { draft, problems, nameRef, panRef, gstinRef, change },
  storedConsultant,
  refused,
  hint = () => undefined,
  onNameBlur,
}: ProfileFieldsProps) {
  const { profile } = draft
  const changeProfile = (changed: Partial<ClientProfile>) => change({ profile: { ...profile, ...changed } })
  const field = (key: 'constitution' | 'state' | 'gst' | 'filing' | 'advanceTax' | 'turnover') => ({
    label: words[key],
    value: profile[key],
    onChange: (value: string) => changeProfile({ [key]: value }),
    description: hint(key),
  })
  const identifier = (key: keyof ClientIdentifiers) => ({
    label: words[key],
    value: draft[key],
    onChange: (value: string) => change({ [key]: value }),
    description: hint(key),
    errorMessage: problems[key] ?? refused[key],
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    isOptional: true,
    figures: true,
  })
  return (
    <>
      <TextField
        ref={nameRef}
        label={words.name}
        value={profile.name}
        onChange={(name) => changeProfile({ name })}
        onBlur={onNameBlur}
        description={hint('name')}
        errorMessage={problems.name ?? refused.profile}
        autoComplete="off"
        isRequired
      />
      <div className={css.fields}>
        <TextField ref={panRef} {...identifier('pan')} />
        <TextField ref={gstinRef} {...identifier('gstin')} />
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
        onChange={(tdsDeductor) => changeProfile({ tdsDeductor })}
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
              changeProfile({
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
        stored={storedConsultant}
        value={draft.consultant}
        onChange={(consultant) => change({ consultant })}
        description={hint('consultant')}
        errorMessage={refused.consultant}
      />
    </>
  )
}

interface ConsultantSelectProps {
  stored: Client['consultant']
  value: string
  onChange: (value: string) => void
  description: ReactNode
  errorMessage: string | undefined
}

/** The staff, and the stored consultant also if the list is not loaded. */
function ConsultantSelect({ stored, ...field }: ConsultantSelectProps) {
  const staff = useApiQuery(clientApi, 'listUsers', { params: { kind: 'staff', limit: '100' } })
  const people = (staff.data?.users ?? [])
    .filter(({ disabledAt }) => disabledAt === null)
    .map(({ user }) => ({ value: user.username, label: user.fullName }))
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

/** The question whether a client is stored although another one has its PAN or GSTIN. */
export function DuplicateQuestion({
  refused,
  isAccepted,
  onAccept,
}: {
  /** Messages of the server: the form has checked all else. */
  refused: Readonly<Record<string, string>>
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}) {
  if (refused.pan === undefined && refused.gstin === undefined && !isAccepted) return null
  return (
    <Checkbox
      label={words.duplicate}
      description={words.duplicateHelp}
      isSelected={isAccepted}
      onChange={onAccept}
    />
  )
}
