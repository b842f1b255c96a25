import {
  acceptInvitation,
  addPasskey,
  changePassword,
  confirmTotp,
  credentialsSchema,
  finishLogIn,
  registrationSchema,
  requestEmailChange,
  resetPassword,
  updateAccount,
} from '@anupalan/server/contract/accounts/schema'
import { validateFields } from '@anupalan/server/contract/core/body'
import { describe, expect, test } from 'vitest'
import { checkForm, checks } from './checks.ts'

const texts = [
  '',
  ' ',
  'a',
  'ab',
  'Asha Rao',
  '  asha  ',
  'ASHA',
  'asha_rao.1',
  '-asha',
  'asha rao',
  'asha@example.in',
  ' asha@example.in ',
  'asha@',
  'आशा राव',
  '12345678901',
  '123456789012',
  'é'.repeat(12),
  '🪷'.repeat(6),
  'a'.repeat(40),
  'a'.repeat(41),
  'a'.repeat(101),
  'a'.repeat(200),
  'a'.repeat(201),
  'a'.repeat(255),
  `${'a'.repeat(250)}@b.in`,
  'line\nbreak of a text',
  '\u0000\u0000\u0000',
]

/** The message of the schema for one field of a form whose other fields are missing. */
const bySchema = (schema: Parameters<typeof validateFields>[0], field: string, text: string) => {
  const result = validateFields(schema, { [field]: text })
  return 'problem' in result ? result.fields?.[field] : undefined
}

describe.each([
  ['username', credentialsSchema, 'username'],
  ['password', credentialsSchema, 'password'],
  ['newUsername', registrationSchema, 'username'],
  ['newUsername', acceptInvitation.request, 'username'],
  ['newPassword', registrationSchema, 'password'],
  ['newPassword', resetPassword.request, 'newPassword'],
  ['newPassword', acceptInvitation.request, 'password'],
  ['newPassword', changePassword.request, 'newPassword'],
  ['password', changePassword.request, 'password'],
  ['fullName', registrationSchema, 'fullName'],
  ['fullName', updateAccount.request, 'fullName'],
  ['email', registrationSchema, 'email'],
  ['email', requestEmailChange.request, 'email'],
  ['code', finishLogIn.request, 'code'],
  ['code', confirmTotp.request, 'code'],
  ['passkeyName', addPasskey.request, 'name'],
] as const)('the check of %s', (name, schema, field) => {
  test.each(texts)('has the message of the contract for %j', (text) => {
    expect(checks[name](text)).toBe(bySchema(schema, field, text))
  })
})

test('a form is read by its names', () => {
  const form = new FormData()
  form.append('username', 'asha')
  expect(checkForm(form, { username: checks.username, password: checks.password })).toEqual({
    values: { username: 'asha', password: '' },
    errors: { password: 'Please enter your password.' },
  })
})
