import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useApiMutation } from '../../../data/use-api.ts'
import { accountApi } from '../api.ts'
import { addCodesMachine } from './add-codes.machine.ts'
import { useAfterFactor } from './use-after-factor.ts'

/** The machine of one-time codes with its calls. */
export function useAddCodes(snapshot?: SnapshotFrom<typeof addCodesMachine>) {
  const start = useApiMutation(accountApi, 'startTotp').mutateAsync
  const confirm = useApiMutation(accountApi, 'confirmTotp').mutateAsync
  const afterFactor = useAfterFactor()
  const [machine] = useState(() =>
    addCodesMachine.provide({
      actors: {
        prepare: fromPromise(({ input }) => start({ body: input })),
        confirm: fromPromise(async ({ input }) => {
          const { recoveryCodes } = await confirm({ body: input })
          afterFactor()
          return recoveryCodes
        }),
      },
    }),
  )
  return useMachine(machine, { snapshot })
}
