import { finishLogIn, logIn } from '@anupalan/server/contract/accounts/endpoints'
import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useSessionStore } from '../../../session/session.tsx'
import { accountMessages } from '../../../session/words.ts'
import { apiOf } from '../../../ui/api.ts'
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts'
import { checkForm, checks } from '../checks.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { failureText } from '../failure.ts'
import { signInMachine, type PasswordResult } from './sign-in.machine.ts'
import { signInWithPasskey } from './use-passkey.ts'

const api = apiOf({ logIn, finishLogIn })

/** Runs the sign-in: checks the fields, calls the API, shows the outcome and sets the user of the session. */
export function useSignIn(snapshot?: SnapshotFrom<typeof signInMachine>) {
  const form = useRef<HTMLFormElement>(null)
  const session = useSessionStore()
  const { errors, setErrors, clearError } = useFieldErrors(form, fieldErrorsOf(snapshot?.context.failure))

  const [machine] = useState(() =>
    signInMachine.provide({
      actors: {
        logIn: fromPromise(({ input: body, signal }): Promise<PasswordResult> => api.logIn({ body, signal })),
        finishLogIn: fromPromise(({ input: body, signal }) => api.finishLogIn({ body, signal })),
        usePasskey: fromPromise(({ signal }) => signInWithPasskey(signal)),
      },
      actions: {
        showFailure: (_, { error }) => {
          const fields = fieldErrorsOf(error)
          setErrors(fields)
          // A message at its field is announced there.
          if (Object.keys(fields).length > 0) return
          const { title } = accountMessages.loginFailed
          toasts.toast({ title, description: failureText(error), variant: 'destructive' })
        },
        finish: (_, { user }) => {
          const { title, text } = accountMessages.loggedIn(user.fullName)
          toasts.toast({ title, description: text })
          session.send({ type: 'signed in', user })
        },
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })
  const isBusy = state.hasTag('busy')

  return {
    form,
    state,
    errors,
    clearError,
    submitPassword: (element: HTMLFormElement) => {
      if (isBusy) return
      const { username, password } = checks
      const { values, errors: found } = checkForm(new FormData(element), { username, password })
      setErrors(found)
      if (Object.keys(found).length === 0) send({ type: 'password.submit', credentials: values })
    },
    submitCode: (element: HTMLFormElement) => {
      if (isBusy) return
      const { values, errors: found } = checkForm(new FormData(element), { code: checks.code })
      setErrors(found)
      if (Object.keys(found).length === 0) send({ type: 'code.submit', code: values.code })
    },
    requestPasskey: () => {
      if (isBusy) return
      setErrors({})
      send({ type: 'passkey.request' })
    },
    cancelPasskey: () => send({ type: 'passkey.cancel' }),
    restart: () => {
      setErrors({})
      send({ type: 'restart' })
    },
  }
}
