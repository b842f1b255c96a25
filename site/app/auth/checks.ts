/** Checks of the account fields by the contract's rules, without its schemas. A test compares the two. */
import { accountMessages, accountRules, usernamePattern } from '@anupalan/server/contract/accounts/rules'
import { isEmail } from '@anupalan/server/contract/core/email'
import type { EmailRule, TextRule } from '@anupalan/server/contract/core/fields'
import { cleanLine, countCharacters } from '@anupalan/server/contract/core/text'
import type { FieldErrors } from '../../ui/form/use-field-errors.ts'

/** The message of an invalid text; `undefined` if it is valid. */
export type Check = (text: string) => string | undefined

const line =
  ({ min, max, short, long }: TextRule): Check =>
  (text) => {
    const length = countCharacters(cleanLine(text))
    return length < min ? short : length > max ? long : undefined
  }

/** Never trimmed: spaces may be part of it. */
const secret =
  ({ min, max, short, long }: TextRule): Check =>
  (text) => {
    const length = countCharacters(text)
    return length < min ? short : length > max ? long : undefined
  }

const email =
  ({ max, invalid, long }: EmailRule): Check =>
  (text) => {
    const address = cleanLine(text)
    return countCharacters(address) > max ? long : isEmail(address) ? undefined : invalid
  }

const newUsername: Check = (text) =>
  line(accountRules.newUsername)(text) ??
  (usernamePattern.test(cleanLine(text).toLowerCase()) ? undefined : accountMessages.usernameCharacters)

/** The check of each field, by the field's meaning. */
export const checks = {
  username: line(accountRules.username),
  password: secret(accountRules.password),
  newUsername,
  newPassword: secret(accountRules.newPassword),
  fullName: line(accountRules.fullName),
  email: email(accountRules.email),
  code: line(accountRules.code),
  passkeyName: line(accountRules.passkeyName),
} as const satisfies Record<string, Check>

/** The check of each field of a form, by the field's name. */
export type FormChecks<Name extends string = string> = Readonly<Record<Name, Check>>

/**
 * The fields of a form as text, and the message of each that is invalid.
 *
 * @param rules the check of each field
 */
export function checkForm<Name extends string>(
  form: FormData,
  rules: FormChecks<Name>,
): { values: Record<Name, string>; errors: FieldErrors } {
  const values = {} as Record<Name, string>
  const errors: Record<string, string> = {}
  for (const [name, check] of Object.entries<Check>(rules) as [Name, Check][]) {
    const value = form.get(name)
    values[name] = typeof value === 'string' ? value : ''
    const message = check(values[name])
    if (message !== undefined) errors[name] = message
  }
  return { values, errors }
}
