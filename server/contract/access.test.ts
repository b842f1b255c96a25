import { describe, expect, test } from 'vitest'
import { judgeAccess } from './access.ts'
import { adminRoles, roles } from './accounts.data.ts'

describe('access', () => {
  test('for anyone is for those without a session too', () => {
    expect(judgeAccess('anyone', null)).toBeUndefined()
    for (const role of roles) expect(judgeAccess('anyone', { role })).toBeUndefined()
  })

  test('for the signed-in is for every role, and 401 for the rest', () => {
    expect(judgeAccess('signed-in', null)).toEqual({ problem: 'notSignedIn' })
    for (const role of roles) expect(judgeAccess('signed-in', { role })).toBeUndefined()
  })

  test('"super_admin, admin, readonly": a client is forbidden, a visitor asked to sign in', () => {
    expect(judgeAccess(adminRoles, null)).toEqual({ problem: 'notSignedIn' })
    expect(judgeAccess(adminRoles, { role: 'client' })).toEqual({ problem: 'forbidden' })
    for (const role of adminRoles) expect(judgeAccess(adminRoles, { role })).toBeUndefined()
  })
})
