/** Each endpoint × each caller, as in the access matrix, which follows from the declarations. */
import { afterEach, describe, expect, test } from 'vitest'
import { cellOf, recordCallers } from '../access-matrix.ts'
import type { RecordCaller } from '../access-matrix.ts'
import { endpointList, endpoints, problems } from '../index.ts'
import type { Endpoint, Role } from '../index.ts'
import { addCaller, succeed, visitor } from './account-calls.ts'
import { send } from './problem-case.ts'
import { time } from './requests.ts'
import { anyPath, callOf, roleOf, validCall } from './samples.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

/** Longer after `monday` than any session lives. */
const afterSessions = '2027-01-04T04:00:00.000Z'

const denials = ['notSignedIn', 'secondFactorNeeded', 'forbidden', 'notFound'] as const

/** The denial of a response; `allowed` for every other one. */
async function denialOf(response: Response) {
  const text = await response.text()
  // The response to a HEAD request has no body: its status decides.
  const isOf = (name: (typeof denials)[number]) =>
    response.status === problems[name].status && (text === '' || text.includes(problems[name].message))
  return denials.find(isOf) ?? 'allowed'
}

/** `allowed` only for a success. */
async function outcomeOf(response: Response) {
  const { ok, status } = response
  const denial = await denialOf(response)
  return denial === 'allowed' && !ok ? `${status}` : denial
}

/** Denials with the same status differ only in their bodies. */
const statusesOf = (outcomes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(outcomes).map(([caller, outcome]) => {
      const denial = denials.find((name) => name === outcome)
      return [caller, denial ? problems[denial].status : outcome]
    }),
  )

export function describeAccess(start: StartTarget) {
  describe('access', () => {
    const options = { rateLimits: 'off', clock: time.clock, registration: 'open' } as const
    const target = useTarget(start, options)
    const strictTarget = useTarget(start, { ...options, staffSecondFactor: 'required' })
    afterEach(() => time.reset())

    async function addDisabled(role: Role): Promise<string> {
      const username = await target().addAccount({ role })
      const { cookie } = await addCaller(target(), { role: 'super_admin' })
      await succeed(target(), endpoints.disableUser, { cookie, params: { username } })
      return target().addSession(username)
    }

    /** What each caller gets. */
    async function outcomesOf(endpoint: Endpoint): Promise<Record<RecordCaller, string>> {
      const { access, isOwned } = endpoint
      const isForAnyone = access === 'anyone'
      const role = roleOf(endpoint) ?? 'client'
      const ofOwner = await validCall(endpoint, target())

      /** About nothing that exists: enough where access alone is in question. */
      const empty = (site = target()) => ({ endpoint, path: anyPath(endpoint), origin: site.origin })
      const withSession = async (cookie: string) =>
        isForAnyone
          ? denialOf(await send(target(), { ...empty(), cookie }))
          : outcomeOf(await send(target(), { ...ofOwner, cookie }))

      async function as(caller: Role): Promise<string> {
        const cell = cellOf(endpoint, caller === 'client' ? 'otherClient' : caller)
        const isOwn = !isForAnyone && cell === 'allowed'
        if (isOwn) return outcomeOf(await send(target(), await validCall(endpoint, target(), caller)))
        return withSession((await addCaller(target(), { role: caller })).cookie)
      }

      async function asEnrolling(): Promise<string> {
        const { cookie } = await addCaller(strictTarget(), { role: 'super_admin' })
        const call =
          isOwned && access === 'enrolling'
            ? await validCall(endpoint, strictTarget())
            : empty(strictTarget())
        return denialOf(await send(strictTarget(), { ...call, cookie }))
      }

      async function asExpired(): Promise<string> {
        const { cookie } = await addCaller(target(), { role })
        time.set(afterSessions)
        const outcome = await withSession(cookie)
        time.reset()
        return outcome
      }

      return {
        visitor: isForAnyone
          ? await outcomeOf(await send(target(), await callOf(endpoint, target(), visitor)))
          : await withSession(''),
        otherClient: await as('client'),
        readonly: await as('readonly'),
        admin: await as('admin'),
        super_admin: await as('super_admin'),
        disabled: await withSession(await addDisabled(role)),
        expired: await asExpired(),
        enrolling: await asEnrolling(),
        // The last: it may use its record up.
        owner: isOwned ? await outcomeOf(await send(target(), ofOwner)) : await as('client'),
      }
    }

    for (const endpoint of endpointList) {
      test(`${endpoint.name} is for exactly the callers that its declaration allows`, async () => {
        const expected = Object.fromEntries(recordCallers.map((caller) => [caller, cellOf(endpoint, caller)]))
        const isHead = endpoint.method === 'HEAD'
        const found = await outcomesOf(endpoint)
        expect(isHead ? statusesOf(found) : found).toEqual(isHead ? statusesOf(expected) : expected)
      })
    }
  })
}
