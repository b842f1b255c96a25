import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useFieldErrors } from '../../../../ui/form/use-field-errors.ts'
import { fieldErrorsOf } from '../../../data/field-errors.ts'
import { checkForm, type FormChecks } from '../../checks.ts'
import { changeMachine, type ChangeFields } from './change.machine.ts'

export interface ChangeOptions {
  /** The check of each field, by its name. */
  checks: FormChecks
  /** Sends valid fields. That of the first render is used. */
  send: (fields: ChangeFields) => Promise<unknown>
  /** Called with the response. */
  onDone?: (result: unknown) => void
  /** Initial state, for stories: `changeMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof changeMachine>
}

/** The form of a change: validated, sent once, with the errors of its fields. */
export function useChange(
  form: RefObject<HTMLFormElement | null>,
  { checks, send, onDone, snapshot }: ChangeOptions,
) {
  const [machine] = useState(() =>
    changeMachine.provide({
      actors: { send: fromPromise<unknown, ChangeFields>(({ input }) => send(input)) },
    }),
  )
  const [state, sendEvent] = useMachine(machine, { snapshot })
  const { errors, setErrors, clearError } = useFieldErrors(form)
  const { error, result } = state.context
  const isDone = state.matches('done')

  useEffect(() => {
    setErrors(fieldErrorsOf(error))
  }, [error, setErrors])
  const finish = useEffectEvent(() => onDone?.(result))
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const submit = () => {
    if (!form.current || state.hasTag('busy')) return
    const { values: fields, errors: found } = checkForm(new FormData(form.current), checks)
    setErrors(found)
    if (Object.keys(found).length === 0) sendEvent({ type: 'change.submit', fields })
  }
  /** Shown above the buttons, if no field has it. */
  const failure = state.matches('refused') && Object.keys(fieldErrorsOf(error)).length === 0 ? error : null
  return { state, errors, failure, submit, clearError }
}
