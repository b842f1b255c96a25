/** Passwords that everybody tries first. The server has a list of some ten thousand; the mock has examples of it. */
import { refuse } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'

const common: ReadonlySet<string> = new Set([
  '123456789012',
  '1234567890',
  '123456789',
  '12345678',
  '123123123',
  '987654321',
  '1q2w3e4r5t6y',
  '1q2w3e4r',
  '1qaz2wsx3edc',
  '1qaz2wsx',
  'abcdefgh',
  'abcdefghijkl',
  'administrator',
  'admin',
  'asdfghjkl',
  'baseball',
  'changeme',
  'computer',
  'football',
  'iloveyou',
  'internet',
  'letmein',
  'monkey',
  'passw0rd',
  'password',
  'password123',
  'princess',
  'qazwsxedc',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'secret',
  'sunshine',
  'superman',
  'trustno1',
  'welcome',
  'zxcvbnm',
])

/** Shorter entries are words, which other passwords may contain. */
const SHORTEST_COMMON = 4

/** Digits and signs around a common password that make it no less common. */
const MOST_PADDING = 6

/** By the server's rules, with this list. @param words user name, e-mail address and the like */
export function isCommonPassword(password: string, words: readonly string[]): boolean {
  const own = words.flatMap((word) => [word, ...word.split(/[@.\s]+/)]).map((word) => word.toLowerCase())
  const isKnown = (text: string) => common.has(text) || own.includes(text)
  const text = password.normalize('NFKC').toLowerCase()
  if (isKnown(text) || own.some((word) => isPadded(text, word))) return true
  const [, unit = text] = /^(.+?)\1+$/s.exec(text) ?? []
  if (unit !== text && (unit.length < SHORTEST_COMMON || isKnown(unit))) return true
  const core = text.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '')
  return isPadded(text, core) && common.has(core)
}

/** Whether a password is a word with a few digits and signs around it. The word itself may end with digits. */
function isPadded(password: string, word: string): boolean {
  const isLong = word.length >= SHORTEST_COMMON && password.length - word.length <= MOST_PADDING
  return isLong && password.includes(word) && /^[\d\W_]*$/.test(password.replace(word, ''))
}

/** The refusal of a common password. @param words of the account, which count as common */
export const checkNewPassword = (
  password: string,
  words: readonly string[],
  field: 'password' | 'newPassword' = 'password',
) =>
  isCommonPassword(password, words)
    ? refuse('invalid', { fields: { [field]: accountMessages.passwordCommon } })
    : undefined
