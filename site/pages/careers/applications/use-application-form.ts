import { sendApplication } from '@anupalan/server/contract/applications/endpoints'
import { ApiError, NetworkError, createClient } from '@anupalan/server/contract/core/client'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { fromCallback, fromPromise, type EventObject, type SnapshotFrom } from 'xstate'
import { applicationForm } from '../words.ts'
import { randomBytes } from '../../../ui/api.ts'
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts'
import { fetchWithProgress } from '../../../ui/form/fetch-with-progress.ts'
import { checkFile, validateApplication } from './application.ts'
import { applicationFormMachine, type SendingEvent, type Submission } from './application-form.machine.ts'
import { drafts } from './draft.ts'

const { failed } = applicationForm

/** Runs the form: validates it, checks the file, sends, shows errors, and keeps the draft until it is stored. */
export function useApplicationForm(
  form: RefObject<HTMLFormElement | null>,
  opening: string,
  snapshot?: SnapshotFrom<typeof applicationFormMachine>,
) {
  const { errors, setErrors, clearError } = useFieldErrors(form)
  /** The last submission and its reference: an identical one is sent under the same reference. */
  const last = useRef<{ words: string; reference: Submission['reference'] } | null>(null)

  const [machine] = useState(() =>
    applicationFormMachine.provide({
      actors: {
        check: fromPromise<void, Submission>(({ input }) => checkFile(input.cv)),
        send: fromCallback<EventObject, Submission>(({ input, sendBack }) => {
          const back = (event: SendingEvent) => sendBack(event)
          const controller = new AbortController()
          const fetch = fetchWithProgress((fraction) => back({ type: 'progress', fraction }))
          const { application: body, cv: file, reference } = input
          const call = { body, file, reference, signal: controller.signal }
          createClient({ fetch }, { sendApplication })
            .sendApplication(call)
            .then(
              () => back({ type: 'acknowledged' }),
              (error: unknown) => back({ type: 'refused', error }),
            )
          return () => controller.abort()
        }),
      },
      actions: {
        showFileError: (_, { error }) =>
          setErrors({ cv: error instanceof Error ? error.message : failed.offline }),
        showFieldErrors: (_, { error }) => {
          if (error instanceof ApiError) setErrors(error.fields)
        },
        clearDraft: () => drafts.clear(),
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })

  const submit = () => {
    const current = form.current
    if (!current || state.hasTag('busy')) return
    const result = validateApplication(new FormData(current))
    setErrors('errors' in result ? result.errors : {})
    if ('errors' in result) return
    const { application, cv } = result
    const words = JSON.stringify([application, cv.name, cv.size, cv.lastModified])
    if (last.current?.words !== words) last.current = { words, reference: createReference('AP', randomBytes) }
    send({ type: 'submit', submission: { application, cv, reference: last.current.reference } })
  }

  useEffect(() => {
    const current = form.current
    if (!current) return
    drafts.restore(current, opening)
  }, [form, opening])

  return {
    errors,
    state,
    failure: failureOf(state.context.error),
    onSubmit: submit,
    onRetry: () => send({ type: 'retry' }),
    /** Stores the draft, and clears the error of the edited field. */
    onInput: (field: string | undefined) => {
      if (form.current) drafts.write(form.current, opening)
      clearError(field)
    },
  }
}

/** The message for a failed attempt, and whether it can be retried unchanged. */
function failureOf(error: unknown): { text: string; canRetry: boolean } {
  if (error instanceof ApiError) {
    if (error.status === 422) return { text: failed.marked, canRetry: false }
    if (error.status === 408) return { text: failed.slow, canRetry: true }
    return { text: error.serverMessage ?? failed.offline, canRetry: true }
  }
  // A network error or an unexpected one.
  return { text: failed.offline, canRetry: error instanceof NetworkError || error !== null }
}
