/** Cases of the problems that legal holds have. */
import { endpoints } from '../index.ts'
import { succeed } from './account-calls.ts'
import { addClientOf, adminOf, setHoldOf } from './client-calls.ts'
import { sendAsValid } from './problem-case.ts'
import type { ProblemCases } from './problem-case.ts'

export const clientProblemCases = {
  underHold: {
    async prepare({ params = {}, caller }, target) {
      // A call about the account alone is one of a member of a client on hold.
      const client = params.client ?? (await addClientOf(target, [caller.username])).id
      await setHoldOf(target, client)
    },
    send: sendAsValid,
  },

  holdEnded: {
    async prepare({ params = {} }, target) {
      const { cookie } = await adminOf(target)
      await succeed(target, endpoints.endHold, { cookie, params, body: { reason: 'It has ended.' } })
    },
    send: sendAsValid,
  },
} as const satisfies ProblemCases
