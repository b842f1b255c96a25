import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'

describe('an e-mail address', () => {
  for (const address of [
    'a@b.in',
    'asha.rao@example.co.in',
    'asha+gst@example.in',
    "o'brien_1@sub-domain.example.com",
    '1@1.example',
    'लेखा@उदाहरण.भारत',
    'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
    `${'a'.repeat(64)}@example.in`,
  ]) {
    test(`is ${address.slice(0, 40)}`, () => expect(isEmail(address)).toBe(true))
  }

  for (const address of [
    '',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@example.',
    'asha@.in',
    'asha@example..in',
    'asha@-example.in',
    'asha@example-.in',
    'asha@example.1',
    'asha@example.i',
    '.asha@example.in',
    'asha.@example.in',
    'as..ha@example.in',
    'asha rao@example.in',
    'asha@example.in ',
    'asha@@example.in',
    'asha@exa@mple.in',
    'asha@example.in,x@example.in',
    'Asha <asha@example.in>',
    'asha@example.in\nBcc: x@example.in',
    '"asha"@example.in',
    'asha@[127.0.0.1]',
    `${'a'.repeat(65)}@example.in`,
    `asha@${'a'.repeat(64)}.in`,
  ]) {
    test(`is not ${JSON.stringify(address).slice(0, 40)}`, () => expect(isEmail(address)).toBe(false))
  }

  test('is validated without catastrophic backtracking', () => {
    const began = performance.now()
    for (const text of [
      'a'.repeat(50_000),
      `${'a.'.repeat(25_000)}@`,
      `a@${'a-'.repeat(25_000)}`,
      `a@${'a.'.repeat(25_000)}!`,
    ]) {
      expect(isEmail(text)).toBe(false)
    }
    expect(performance.now() - began).toBeLessThan(500)
  })
})
