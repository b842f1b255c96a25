import { expect } from 'vitest'
import { problems } from '../index.ts'
import type { ProblemBody, ProblemName } from '../index.ts'

/**
 * Asserts that a response is the row of the table of problems, and returns its field messages.
 *
 * @param isHead the response to a HEAD request, which has no body.
 */
export async function expectProblem(
  response: Response,
  name: ProblemName,
  isHead = false,
): Promise<Record<string, string> | undefined> {
  const { status, message } = problems[name]
  const text = isHead ? JSON.stringify({ message }) : await response.text()
  expect({ status: response.status, text }).toMatchObject({ status, text: expect.stringContaining(message) })
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')

  const { fields, ...body } = JSON.parse(text) as ProblemBody & { fields?: Record<string, string> }
  expect(body).toEqual({ message, ...(name === 'slotTaken' && { nearest: expect.any(Array) }) })

  if (name === 'tooMany' || name === 'tooManyTries' || name === 'unavailable') {
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
  }
  return fields
}
