import { expect } from 'vitest'
import { problems } from '../index.ts'
import type { ProblemBody, ProblemName } from '../index.ts'

/** Holds an answer to its row of the table of problems, word for word, and returns its field messages. */
export async function expectProblem(
  answer: Response,
  name: ProblemName,
): Promise<Record<string, string> | undefined> {
  const { status, message } = problems[name]
  const text = await answer.text()
  expect({ status: answer.status, text }).toMatchObject({ status, text: expect.stringContaining(message) })
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json\b/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')

  const { fields, ...body } = JSON.parse(text) as ProblemBody & { fields?: Record<string, string> }
  expect(body).toEqual({ message, ...(name === 'slotTaken' && { nearest: expect.any(Array) }) })

  if (name === 'tooMany' || name === 'unavailable') {
    expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
  }
  return fields
}
