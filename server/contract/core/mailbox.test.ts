import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('normalizes the spellings of one mailbox', () => {
  for (const email of [
    'asha.rao@example.in',
    'Asha.Rao@EXAMPLE.in',
    'asha.rao+1@example.in',
    'asha.rao+a+b@example.in',
  ])
    expect(mailboxOf(email)).toBe('asha.rao@example.in')
  expect(mailboxOf('+asha@example.in')).toBe('+asha@example.in')
  expect(mailboxOf('asharao@example.in')).not.toBe('asha.rao@example.in')
  expect(mailboxOf('Lekha@उदाहरण.भारत')).toBe('lekha@उदाहरण.भारत')
})
