import { ApiError, InvalidResponseError, NetworkError } from '@anupalan/server/contract/core/client'
import { expect, test } from 'vitest'
import { failureText, ShownError } from './failure.ts'

const noon = Date.parse('2026-11-24T12:00:30+05:30')

test('the message of the server', () => {
  expect(failureText(new ApiError(401, '{"message":"The password is not right."}'))).toBe(
    'The password is not right.',
  )
})

test('a limit says from when one can try again', () => {
  const limited = new ApiError(429, '{"message":"There were too many wrong tries."}', '840')
  const time = new Date(Math.ceil((noon + 840_000) / 60_000) * 60_000)
  const minutes = String(time.getMinutes()).padStart(2, '0')
  expect(failureText(limited, noon)).toMatch(
    new RegExp(`^There were too many wrong tries\\. You can try again from \\d{1,2}:${minutes}.(am|pm)\\.$`),
  )
})

test('without an answer, and with one that cannot be read', () => {
  expect(failureText(new NetworkError('offline'))).toMatch(/check your connection/)
  expect(failureText(new InvalidResponseError('captive portal'))).toMatch(/^Something went wrong/)
  expect(failureText(new ApiError(502, '<html>'))).toMatch(/^Something went wrong/)
  expect(failureText(new ShownError('Your passkey was not used.'))).toBe('Your passkey was not used.')
})
