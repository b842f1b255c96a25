import { describe, expect, test } from 'vitest'
import { adminRoles, checkAccess, roles } from './access.ts'

describe('access', () => {
  test('for anyone includes callers without a session', () => {
    expect(checkAccess('anyone', null)).toBeUndefined()
    for (const role of roles) expect(checkAccess('anyone', { role })).toBeUndefined()
  })

  test('for signed-in users includes every role, and is 401 without a session', () => {
    expect(checkAccess('signed-in', null)).toEqual({ problem: 'notSignedIn' })
    for (const role of roles) expect(checkAccess('signed-in', { role })).toBeUndefined()
  })

  test('"super_admin, admin, readonly": a client gets 403, a visitor 401', () => {
    expect(checkAccess(adminRoles, null)).toEqual({ problem: 'notSignedIn' })
    expect(checkAccess(adminRoles, { role: 'client' })).toEqual({ problem: 'forbidden' })
    for (const role of adminRoles) expect(checkAccess(adminRoles, { role })).toBeUndefined()
  })
})
