import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useFieldErrors, type FieldErrors } from '../../../ui/form/use-field-errors.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { unlessAborted } from '../unless-aborted.ts'
import type { FlowMachine } from './create-flow.ts'

export type FlowSnapshot = SnapshotFrom<FlowMachine>

export interface FlowOptions<Loaded, Values, Result> {
  /** Loads what the form shows. Only for a machine that begins with it. */
  load?: (signal: AbortSignal) => Promise<Loaded>
  send: (values: Values, signal: AbortSignal) => Promise<Result>
  /** The values of the form's fields, and the message of each that is invalid. */
  read: (form: HTMLFormElement) => { values: Values; errors: FieldErrors }
  /** Called for a failure without messages of fields. */
  onFailure?: (error: unknown) => void
  onDone?: (result: Result) => void
  /** Initial state, for stories. */
  snapshot?: FlowSnapshot | undefined
}

/** Runs a flow: checks the fields, calls the API, and shows the messages of fields. */
export function useFlow<Loaded, Values, Result>(
  machine: FlowMachine,
  options: FlowOptions<Loaded, Values, Result>,
) {
  const form = useRef<HTMLFormElement>(null)
  const { load, send, read, onFailure, onDone, snapshot } = options
  const { errors, setErrors, clearError } = useFieldErrors(form, fieldErrorsOf(snapshot?.context.failure))
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        load: fromPromise<unknown>(({ signal }) => unlessAborted(signal, load!(signal))),
        // The machine passes on what `read` returned.
        send: fromPromise<unknown, unknown>(({ input, signal }) => send(input as Values, signal)),
      },
      actions: {
        showFailure: (_, { error }) => {
          const fields = fieldErrorsOf(error)
          setErrors(fields)
          if (Object.keys(fields).length === 0) onFailure?.(error)
        },
        finish: (_, { result }) => onDone?.(result as Result),
      },
    }),
  )
  const [state, dispatch] = useMachine(provided, { snapshot })
  return {
    form,
    state,
    errors,
    clearError,
    /** `null` before it is loaded. */
    loaded: state.context.loaded as Loaded | null,
    /** `null` before it is done. */
    result: state.context.result as Result | null,
    isBusy: state.hasTag('busy'),
    submit: (element: HTMLFormElement) => {
      const { values, errors: found } = read(element)
      setErrors(found)
      if (Object.keys(found).length === 0) dispatch({ type: 'submit', values })
    },
    retry: () => dispatch({ type: 'retry' }),
  }
}
