import { describe, expect, test } from 'vitest'
import { accessMatrix, accessOf, callers, cellOf, recordCallers, userOf as rolesOf } from './access-matrix.ts'
import type { Caller } from './access-matrix.ts'
import type { User } from './core/access.ts'
import { roles } from './core/access.ts'
import { checkCall } from './core/call-pipeline.ts'
import type { CallChecks, IncomingCall } from './core/call-pipeline.ts'
import { problemsOf } from './core/endpoint.ts'
import { refuse } from './core/problems.ts'
import { endpointList, endpoints } from './endpoints.ts'

const call = (method: string, url: string, headers: Record<string, string> = {}): IncomingCall => ({
  method,
  url,
  host: 'example.in',
  header: (name) => headers[name],
  readText: () => Promise.resolve({ text: '{}' }),
  readForm: () => Promise.resolve({ fields: {}, file: { problem: 'missing' } }),
})

const checks = {
  count: () => undefined,
  user: () => Promise.resolve(null),
  randomBytes: (size) => new Uint8Array(size),
} satisfies CallChecks

function userOf(caller: Caller): User | null {
  const user = rolesOf(caller)
  return user && { username: 'asha', fullName: 'Asha Rao', email: 'a@b.in', ...user }
}

describe('the access matrix', () => {
  test('has an entry for every role, and for a visitor who is not signed in', () => {
    expect(callers.toSorted()).toEqual(['visitor', 'enrolling', ...roles].toSorted())
    expect(accessMatrix(endpointList).getUser).toEqual({
      visitor: 'notSignedIn',
      enrolling: 'allowed',
      client: 'allowed',
      readonly: 'allowed',
      admin: 'allowed',
      super_admin: 'allowed',
    })
  })

  test('has 404 for the record of another, and of the staff unless it owns it too, and 401 for a session that has ended', () => {
    const row = (endpoint: Parameters<typeof cellOf>[0]) =>
      recordCallers.map((each) => cellOf(endpoint, each))
    const [no, not, found] = ['notSignedIn', 'forbidden', 'notFound'] as const
    const missing = [found, found, found, found]
    expect(row({ access: 'enrolling', isOwned: true })).toEqual([no, 'allowed', ...missing, no, no, found])
    const staff = row({ access: ['admin', 'client'], isOwned: true })
    expect(staff).toEqual([no, 'allowed', found, not, found, not, no, no, 'secondFactorNeeded'])
    const ofClient = row({ access: 'signed-in', isOwned: true, isOwnedByStaff: true })
    const allowed = ['allowed', 'allowed', 'allowed'] as const
    expect(ofClient).toEqual([no, 'allowed', found, ...allowed, no, no, 'secondFactorNeeded'])
    expect(new Set(row({ access: 'anyone' }))).toEqual(new Set(['allowed']))
  })

  for (const endpoint of endpointList) {
    test.each(callers)(
      `${endpoint.name}, called by a %s, is allowed or rejected as in the matrix`,
      async (caller) => {
        const user = () => Promise.resolve(userOf(caller))
        const outcome = await checkCall(endpoint, call(endpoint.method, endpoint.path), { ...checks, user })
        const denial =
          'problem' in outcome && ['notSignedIn', 'secondFactorNeeded', 'forbidden'].includes(outcome.problem)
            ? outcome.problem
            : 'allowed'
        expect(denial).toBe(accessOf(endpoint, caller))
      },
    )
  }

  test('an endpoint for some roles is forbidden to the others, before its body is read', async () => {
    const readText = () => Promise.reject(new Error('The body was read.'))
    const forAdmins = { ...endpoints.sendEnquiry, access: ['admin'] as const }
    for (const caller of callers) {
      const outcome = checkCall(
        forAdmins,
        {
          ...call('POST', '/api/contact', {
            'Content-Type': 'application/json',
            Origin: 'https://example.in',
          }),
          readText,
        },
        { ...checks, user: () => Promise.resolve(userOf(caller)) },
      )
      if (caller === 'admin') await expect(outcome).rejects.toThrow('The body was read.')
      else expect(await outcome).toEqual({ problem: accessOf(forAdmins, caller) })
    }
  })
})

describe('the user of a call', () => {
  const user = () => Promise.reject(new Error('The session was read.'))

  test('is not read for a cross-site call, nor above the rate limit', async () => {
    const foreign = call('POST', '/api/logout', { 'Sec-Fetch-Site': 'cross-site' })
    expect(await checkCall(endpoints.logOut, foreign, { ...checks, user })).toEqual({ problem: 'crossSite' })
    const count = () => refuse('tooMany', { retryAfter: 1 })
    expect(
      await checkCall(endpoints.logOut, call('POST', '/api/logout'), { ...checks, count, user }),
    ).toEqual({
      problem: 'tooMany',
      retryAfter: 1,
    })
    await expect(
      checkCall(endpoints.logOut, call('POST', '/api/logout'), { ...checks, user }),
    ).rejects.toThrow('The session was read.')
  })

  test('is passed to the gate', async () => {
    const calls: unknown[] = []
    const outcome = await checkCall(
      endpoints.register,
      call('POST', '/api/register', {
        'Content-Type': 'application/json',
        Origin: 'https://example.in',
      }),
      {
        ...checks,
        user: () => Promise.resolve(userOf('admin')),
        gate: ({ user: caller, method, url }) => {
          calls.push([caller?.role, method, url])
          return Promise.resolve(refuse('registrationClosed'))
        },
      },
    )
    expect([outcome, calls]).toEqual([
      { problem: 'registrationClosed' },
      [['admin', 'POST', '/api/register']],
    ])
  })
})

describe('an owned resource', () => {
  const owned = {
    ...endpoints.getBooking,
    access: 'signed-in',
    isOwned: true,
    hasLinkKey: undefined,
  } as const
  const url = '/api/bookings/BK-0000-0000-0000'
  const send = (changes: Partial<CallChecks>) =>
    checkCall(owned, call('GET', url), {
      ...checks,
      user: () => Promise.resolve(userOf('client')),
      ...changes,
    })

  test('is sent to its owner, who is found by user and params', async () => {
    const calls: unknown[] = []
    const owns = ({ user, params }: { user: User; params: unknown }) => {
      calls.push([user.username, params])
      return true
    }
    expect(await send({ owns })).toMatchObject({ user: { username: 'asha' } })
    expect(calls).toEqual([['asha', { reference: 'BK-0000-0000-0000', key: '' }]])
  })

  test('gives everyone else the response of a resource that does not exist', async () => {
    expect(await send({ owns: () => Promise.resolve(false) })).toEqual({ problem: 'notFound' })
    expect(await send({})).toEqual({ problem: 'notFound' })
    expect(await send({ owns: () => true, user: () => Promise.resolve(null) })).toEqual({
      problem: 'notSignedIn',
    })
    expect(problemsOf(owned)).toContain('notFound')
  })

  test('is checked before the gate and before the body is read', async () => {
    const readText = () => Promise.reject(new Error('The body was read.'))
    const outcome = await checkCall(
      { ...endpoints.rescheduleBooking, access: 'signed-in', isOwned: true },
      {
        ...call('POST', `${url}/reschedule`, {
          'Content-Type': 'application/json',
          Origin: 'https://example.in',
        }),
        readText,
      },
      {
        ...checks,
        user: () => Promise.resolve(userOf('admin')),
        gate: () => Promise.reject(new Error('The gate was called.')),
        owns: () => false,
      },
    )
    expect(outcome).toEqual({ problem: 'notFound' })
  })
})

describe('a change by a signed-in user', () => {
  const change = (headers: Record<string, string>, caller: Caller) =>
    checkCall(endpoints.logOut, call('POST', '/api/logout', headers), {
      ...checks,
      user: () => Promise.resolve(userOf(caller)),
    })

  test.each<Record<string, string>>([{}, { Origin: '' }, { 'Sec-Fetch-Site': '' }])(
    'with %o, which no browser sends, is rejected; a visitor’s is not',
    async (headers) => {
      expect(await change(headers, 'client')).toEqual({ problem: 'crossSite' })
      expect(await change(headers, 'visitor')).not.toHaveProperty('problem')
    },
  )

  test.each<Record<string, string>>([{ Origin: 'https://example.in' }, { 'Sec-Fetch-Site': 'same-origin' }])(
    'with %o is accepted',
    async (headers) => {
      expect(await change(headers, 'client')).not.toHaveProperty('problem')
    },
  )

  test('reading needs neither', async () => {
    const outcome = await checkCall(endpoints.getUser, call('GET', '/api/user'), {
      ...checks,
      user: () => Promise.resolve(userOf('client')),
    })
    expect(outcome).not.toHaveProperty('problem')
  })
})
