import { adminRoles, roles, type Role } from '@anupalan/server/contract/core/access'
import type { Access } from '@anupalan/server/contract/core/access'
import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'

const accesses = {
  anyone: 'anyone',
  'signed-in': 'signed-in',
  staff: adminRoles,
  'super_admin, admin': ['super_admin', 'admin'],
} as const satisfies Record<string, Access>

const userOf = (role: Role) => ({ username: role, fullName: role, email: `${role}@example.in`, role })

describe('authorize', () => {
  it.each([
    ['anyone', { nobody: 'enter', super_admin: 'enter', admin: 'enter', readonly: 'enter', client: 'enter' }],
    [
      'signed-in',
      { nobody: 'sign in', super_admin: 'enter', admin: 'enter', readonly: 'enter', client: 'enter' },
    ],
    [
      'staff',
      { nobody: 'sign in', super_admin: 'enter', admin: 'enter', readonly: 'enter', client: 'wrong role' },
    ],
    [
      'super_admin, admin',
      {
        nobody: 'sign in',
        super_admin: 'enter',
        admin: 'enter',
        readonly: 'wrong role',
        client: 'wrong role',
      },
    ],
  ] as const)('for %s', (name, expected) => {
    const access = accesses[name]
    const authorizations = roles.map((role) => [
      role,
      authorize(access, { user: userOf(role), state: 'signed in' }),
    ])
    const nobody = authorize(access, { user: null, state: 'signed out' })
    expect({ nobody, ...Object.fromEntries(authorizations) }).toEqual(expected)
  })

  it.each(Object.keys(accesses).filter((name) => name !== 'anyone') as (keyof typeof accesses)[])(
    'for %s: “while the user is loading, a spinner shows”, and a failed request is not “signed out”',
    (name) => {
      const whileIt = (state: 'unasked' | 'loading' | 'failed') =>
        authorize(accesses[name], { user: null, state })
      expect([whileIt('unasked'), whileIt('loading'), whileIt('failed')]).toEqual(['wait', 'wait', 'unknown'])
    },
  )

  it('a user who must add a second factor enters only what allows it', () => {
    const user = { ...userOf('admin'), needsSecondFactor: true }
    const to = (access: Access) => authorize(access, { user, state: 'signed in' })
    expect(['anyone', 'enrolling', 'signed-in', adminRoles].map((access) => to(access as Access))).toEqual([
      'enter',
      'enter',
      'enroll',
      'enroll',
    ])
  })
})
