import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useApiMutation } from '../../../data/use-api.ts'
import { accountApi } from '../api.ts'
import { addPasskeyMachine } from './add-passkey.machine.ts'
import { createCredential } from './create-credential.ts'
import { useAfterFactor } from './use-after-factor.ts'

/** The machine of a new passkey with its calls. */
export function useAddPasskey(snapshot?: SnapshotFrom<typeof addPasskeyMachine>) {
  const start = useApiMutation(accountApi, 'startPasskey').mutateAsync
  const add = useApiMutation(accountApi, 'addPasskey').mutateAsync
  const afterFactor = useAfterFactor()
  const [machine] = useState(() =>
    addPasskeyMachine.provide({
      actors: {
        prepare: fromPromise(({ input }) => start({ body: input })),
        create: fromPromise(({ input, signal }) => createCredential(input, signal)),
        store: fromPromise(async ({ input: { name, credential } }) => {
          const { recoveryCodes } = await add({ body: { name, credential } })
          afterFactor()
          return recoveryCodes
        }),
      },
    }),
  )
  return useMachine(machine, { snapshot })
}
