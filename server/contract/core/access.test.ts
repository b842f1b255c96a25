import { describe, expect, test } from 'vitest'
import { adminRoles, checkAccess, roles } from './access.ts'

describe('access', () => {
  test('for anyone is for those without a session too', () => {
    expect(checkAccess('anyone', null)).toBeUndefined()
    for (const role of roles) expect(checkAccess('anyone', { role })).toBeUndefined()
  })

  test('for the signed-in is for every role, and 401 for the rest', () => {
    expect(checkAccess('signed-in', null)).toEqual({ problem: 'notSignedIn' })
    for (const role of roles) expect(checkAccess('signed-in', { role })).toBeUndefined()
  })

  test('"super_admin, admin, readonly": a client is forbidden, a visitor asked to sign in', () => {
    expect(checkAccess(adminRoles, null)).toEqual({ problem: 'notSignedIn' })
    expect(checkAccess(adminRoles, { role: 'client' })).toEqual({ problem: 'forbidden' })
    for (const role of adminRoles) expect(checkAccess(adminRoles, { role })).toBeUndefined()
  })
})
