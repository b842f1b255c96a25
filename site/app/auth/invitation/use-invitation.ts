import { acceptInvitation, getInvitation, joinInvitation } from '@anupalan/server/contract/accounts/endpoints'
import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { accountPath, portalPath } from '../../../session/session-store.ts'
import { useSessionStore } from '../../../session/session.tsx'
import { accountMessages } from '../../../session/words.ts'
import { apiOf } from '../../../ui/api.ts'
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts'
import { checkForm, checks } from '../checks.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { invitationMachine } from './invitation.machine.ts'
import { invitationWords } from './words.ts'

const api = apiOf({ getInvitation, acceptInvitation, joinInvitation })

const rules = { fullName: checks.fullName, username: checks.newUsername, password: checks.newPassword }

/** Runs the acceptance of an invitation, and leads to the dashboard once it is accepted. */
export function useInvitation(key: string, snapshot?: SnapshotFrom<typeof invitationMachine>) {
  const form = useRef<HTMLFormElement>(null)
  const session = useSessionStore()
  const navigate = useNavigate()
  const { errors, setErrors, clearError } = useFieldErrors(form, fieldErrorsOf(snapshot?.context.failure))
  const [machine] = useState(() => {
    const params = { key }
    return invitationMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => unlessAborted(signal, api.getInvitation({ params, signal }))),
        accept: fromPromise(({ input: body, signal }) => api.acceptInvitation({ params, body, signal })),
        join: fromPromise(({ signal }) => api.joinInvitation({ params, signal })),
      },
      actions: {
        showFailure: (_, { error }) => setErrors(fieldErrorsOf(error)),
        finish: (_, { user, isNew }) => {
          const { title, text } = isNew ? accountMessages.registered(user.fullName) : invitationWords.joined
          toasts.toast({ title, description: text })
          session.send({ type: 'signed in', user })
          void navigate(user.needsSecondFactor ? accountPath : portalPath(user.role), { replace: true })
        },
      },
    })
  })
  const [state, send] = useMachine(machine, { snapshot })
  const isBusy = state.hasTag('busy')
  return {
    form,
    state,
    errors,
    clearError,
    submit: (element: HTMLFormElement) => {
      if (isBusy) return
      const { values, errors: found } = checkForm(new FormData(element), rules)
      setErrors(found)
      if (Object.keys(found).length === 0) send({ type: 'account.submit', account: values })
    },
    join: () => send({ type: 'join.submit' }),
    makeSeparate: () => {
      setErrors({})
      send({ type: 'account.separate' })
    },
    useExisting: () => {
      setErrors({})
      send({ type: 'account.existing' })
    },
    retry: () => send({ type: 'retry' }),
  }
}
