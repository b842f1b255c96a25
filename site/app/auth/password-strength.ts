import { accountRules } from '@anupalan/server/contract/accounts/rules'
import { countCharacters } from '@anupalan/server/contract/core/text'
import { authWords } from './words.ts'

const { min, max } = accountRules.newPassword

/** Lengths from which a password is good, and strong. */
const GOOD_LENGTH = 16
const STRONG_LENGTH = 20

/** Fewer different characters are soon guessed. */
const MIN_DIFFERENT = 6

/** The strength of a new password in words, for `PasswordField`. Length counts most (NIST SP 800-63B-4, appendix A.2). */
export function passwordStrength(password: string): string {
  const words = authWords.strength
  if (password === '') return ''
  const length = countCharacters(password)
  if (length < min) return words.short(min - length)
  if (length > max) return words.long
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT) return words.repeated
  if (length < GOOD_LENGTH) return words.fair
  return length < STRONG_LENGTH ? words.good : words.strong
}
