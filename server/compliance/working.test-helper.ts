import type { Working } from './working.ts'

/**
 * The totals of a working that are not the sum of the lines above them. Empty for a correct working.
 */
export function wrongSums(working: Working): string[] {
  let sum = 0
  const wrong: string[] = []
  for (const { id, amount, total } of working) {
    if (total === undefined) sum += amount
    else if (amount !== sum) wrong.push(`${id} is ${amount}, the lines above it are ${sum}`)
  }
  return wrong
}

/** Paths of all numbers in a result that are not safe integers. */
export function inexactNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => inexactNumbers(part, `${path}.${key}`))
}
