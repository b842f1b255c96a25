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

/** What the form does: judges, checks the file, sends, tells, and keeps what was typed until it is stored. */
export function useApplicationForm(
  form: RefObject<HTMLFormElement | null>,
  opening: string,
  snapshot?: SnapshotFrom<typeof applicationFormMachine>,
) {
  const { errors, setErrors, clearError } = useFieldErrors(form)
  /** What was last sent and under which reference: the same again goes under the same. */
  const last = useRef<{ words: string; reference: Submission['reference'] } | null>(null)

  const [machine] = useState(() =>
    applicationFormMachine.provide({
      actors: {
        check: fromPromise<void, Submission>(({ input }) => checkFile(input.cv)),
        send: fromCallback<EventObject, Submission>(({ input, sendBack }) => {
          const back = (event: SendingEvent) => sendBack(event)
          const giveUp = new AbortController()
          const fetch = fetchWithProgress((part) => back({ type: 'progress', part }))
          const { application: body, cv: file, reference } = input
          const call = { body, file, reference, signal: giveUp.signal }
          createClient({ fetch }, { sendApplication })
            .sendApplication(call)
            .then(
              () => back({ type: 'acknowledged' }),
              (error: unknown) => back({ type: 'refused', error }),
            )
          return () => giveUp.abort()
        }),
      },
      actions: {
        tellFile: (_, { error }) =>
          setErrors({ cv: error instanceof Error ? error.message : failed.offline }),
        tellFields: (_, { error }) => {
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
    const judged = validateApplication(new FormData(current))
    setErrors('errors' in judged ? judged.errors : {})
    if ('errors' in judged) return
    const { application, cv } = judged
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
    /** Keeps the draft, and takes back the message of a field that is being mended. */
    onInput: (field: string | undefined) => {
      if (form.current) drafts.write(form.current, opening)
      clearError(field)
    },
  }
}

/** What is said of a try that failed, and whether the same may be tried again as it is. */
function failureOf(error: unknown): { text: string; canRetry: boolean } {
  if (error instanceof ApiError) {
    if (error.status === 422) return { text: failed.marked, canRetry: false }
    if (error.status === 408) return { text: failed.slow, canRetry: true }
    return { text: error.serverMessage ?? failed.offline, canRetry: true }
  }
  // A network that failed, and what nobody foresaw.
  return { text: failed.offline, canRetry: error instanceof NetworkError || error !== null }
}
