/** The rules of account fields without the schemas, for forms. */
import type { EmailRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'

/** Limits in characters, and the message of each broken rule. */
export const accountRules = {
  /** At sign-in: a user name or an e-mail address. */
  username: {
    min: 1,
    max: 254,
    short: 'Please enter your user name or email address.',
    long: 'User name must be at most 254 characters.',
  },
  /** At sign-in, and where the current password is asked for. */
  password: {
    min: 1,
    max: 200,
    short: 'Please enter your password.',
    long: 'Password must be at most 200 characters.',
  },
  /** Of a new account. */
  newUsername: {
    min: 3,
    max: 40,
    short: 'User name must be at least 3 characters.',
    long: 'User name must be at most 40 characters.',
  },
  /** NIST SP 800-63B-4, section 3.1.1.2: a minimum length, and no rules about kinds of characters. */
  newPassword: {
    min: 12,
    max: 200,
    short: 'Password must be at least 12 characters.',
    long: 'Password must be at most 200 characters.',
  },
  fullName: {
    min: 2,
    max: 100,
    short: 'Full name must be at least 2 characters.',
    long: 'Full name must be at most 100 characters.',
  },
  email: personRules.email,
  /** A code of six digits, or a recovery code. */
  code: {
    min: 1,
    max: 40,
    short: 'Please enter the code.',
    long: 'The code must be at most 40 characters.',
  },
  passkeyName: {
    min: 1,
    max: 60,
    short: 'Please give the passkey a name.',
    long: 'The name must be at most 60 characters.',
  },
} as const satisfies Record<string, TextRule | EmailRule>

/** Messages of fields that only the server can check. */
export const accountMessages = {
  usernameCharacters: 'Please use only the letters a to z, digits, dots, hyphens and underscores.',
  usernameTaken: 'Someone already has this user name. Please choose another one.',
  passwordCommon: 'This password is on lists that attackers try first. Please choose another one.',
  passwordWrong: 'This is not your current password.',
  passwordSame: 'The new password must differ from the current one.',
  codeWrong: 'This code is not right. Please enter the newest code of your app.',
  emailSame: 'This is your email address already.',
  role: 'Please choose a role.',
} as const

/** Lower-case, so that two names never differ in case only. An e-mail address contains `@` and never is one. */
export const usernamePattern = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/
