import { ApiError, InvalidResponseError, NetworkError } from '@anupalan/server/contract/core/client'
import { problemBody, problems, type ProblemName } from '@anupalan/server/contract/core/problems'
import { expect, it } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { problemOf } from './problem.ts'

const errorOf = (problem: ProblemName, retryAfter: string | null = null) =>
  new ApiError(problems[problem].status, JSON.stringify(problemBody({ problem })), retryAfter)

it.each([
  ['notSignedIn', 'signed out', false],
  ['secondFactorNeeded', 'denied', false],
  ['notFound', 'missing', false],
  ['lastSecondFactor', 'refused', false],
  ['linkInvalid', 'refused', false],
  ['tooManyTries', 'busy', true],
  ['unavailable', 'unavailable', true],
  ['unexpected', 'unavailable', true],
] as const)('%s is %s; retry: %s', (name, kind, canRetry) => {
  expect(problemOf(errorOf(name))).toMatchObject({ kind, canRetry })
})

it('shows the server’s message, which says what to do', () => {
  expect(problemOf(errorOf('lastSecondFactor')).text).toBe(problems.lastSecondFactor.message)
})

it.each([
  ['1', 'a minute'],
  ['60', 'a minute'],
  ['61', '2 minutes'],
  ['900', '15 minutes'],
])('after too many calls it says when to try again: %s s', (seconds, time) => {
  expect(problemOf(errorOf('tooManyTries', seconds)).text).toBe(
    `${problems.tooManyTries.message} You can try again in ${time}.`,
  )
})

it.each([
  ['no response', new NetworkError('offline'), 'offline', /connection/],
  [
    'a body that is not the contract’s',
    new ApiError(502, '<html>Bad gateway</html>'),
    'unavailable',
    /later/,
  ],
  ['the page of a captive portal', new InvalidResponseError('html'), 'unavailable', /later/],
  ['a defect', new TypeError('x is undefined'), 'unavailable', /later/],
] as const)('%s is %s, without technical text', (_, error, kind, text) => {
  const problem = problemOf(error)
  expect(problem).toMatchObject({ kind, canRetry: true })
  expect(problem.text).toMatch(text)
  expect(problem.text).not.toMatch(/html|undefined|\d{3}/)
})

it('reads the messages of fields, of an error that has them', () => {
  const body = JSON.stringify(problemBody({ problem: 'invalid', fields: { password: 'Wrong.' } }))
  expect(fieldErrorsOf(new ApiError(422, body))).toEqual({ password: 'Wrong.' })
  expect(fieldErrorsOf(errorOf('unavailable'))).toEqual({})
  expect(fieldErrorsOf(new NetworkError('offline'))).toEqual({})
  expect(fieldErrorsOf(null)).toEqual({})
})
