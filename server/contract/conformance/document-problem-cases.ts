/** Cases of the problems that documents have. */
import { endpoints } from '../index.ts'
import { sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { sendAsValid } from './problem-case.ts'
import type { ProblemCall, ProblemCases } from './problem-case.ts'

const paramsOf = ({ params = {} }: ProblemCall) => params

export const documentProblemCases = {
  openedAlready: {
    async prepare(call, target) {
      const { cookie } = await adminOf(target)
      const params = { ...paramsOf(call), number: '1' }
      await (await sendCall(target, endpoints.previewDocument, { cookie, params })).arrayBuffer()
    },
    send: sendAsValid,
  },

  notRemoved: {
    async prepare(call, target) {
      const { cookie } = await adminOf(target)
      await succeed(target, endpoints.restoreDocument, { cookie, params: paramsOf(call) })
    },
    send: sendAsValid,
  },
} as const satisfies ProblemCases
