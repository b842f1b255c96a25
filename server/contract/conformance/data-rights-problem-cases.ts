/** Cases of the problems that erasures have. */
import { endpoints } from '../index.ts'
import { succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { requestErasureOf } from './data-rights-samples.ts'
import { sendAsValid } from './problem-case.ts'
import type { ProblemCall, ProblemCases } from './problem-case.ts'
import type { ConformanceTarget } from './target.ts'

const { prepareErasure, withdrawErasure } = endpoints

async function withdraw({ params = {} }: ProblemCall, target: ConformanceTarget): Promise<void> {
  const { cookie } = await adminOf(target)
  await succeed(target, withdrawErasure, { cookie, params })
}

export const dataRightsProblemCases = {
  erasureMissing: { prepare: withdraw, send: sendAsValid },

  otherPersonNeeded: {
    async prepare(call, target) {
      await withdraw(call, target)
      const { params = {}, caller } = call
      await requestErasureOf(target, params.client ?? '')
      await succeed(target, prepareErasure, { cookie: caller.cookie, params })
    },
    send: sendAsValid,
  },
} as const satisfies ProblemCases
