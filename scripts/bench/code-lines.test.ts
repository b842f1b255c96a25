import { expect, it } from 'vitest'
import { codeLines } from './code-lines.ts'

it('counts the lines of a module that are neither empty nor comment', () => {
  expect(
    codeLines(`/** What it is. */
import { a } from './a.ts' // for b

/**
 * How it works.
 */
export async function b() {
  // Why.
  const path = '/*'
  return import(/* @vite-ignore */ a + path) /* note */
}
`),
  ).toBe(5)
})
