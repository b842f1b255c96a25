/** Recovery codes: each signs in once in place of a one-time code. */
import {
  createRecoveryCodeList,
  normalizeRecoveryCode,
} from '@anupalan/server/contract/accounts/recovery-codes'
import { changeAccount } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { randomBytes } from './tokens.ts'

/** @returns new codes; the older ones no longer work. */
export function replaceRecoveryCodes(world: AccountsWorld, username: string): string[] {
  const recoveryCodes = createRecoveryCodeList(randomBytes)
  changeAccount(world, username, { recoveryCodes })
  return recoveryCodes
}

/** Whether a code is right and was not used; it is then used up. */
export function acceptRecoveryCode(world: AccountsWorld, username: string, code: string): boolean {
  const codes = world.state.accounts.get(username)?.recoveryCodes ?? []
  const others = codes.filter((each) => normalizeRecoveryCode(each) !== normalizeRecoveryCode(code))
  if (others.length === codes.length) return false
  changeAccount(world, username, { recoveryCodes: others })
  return true
}
