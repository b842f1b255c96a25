import type { Working } from './working.ts'

/**
 * The sums of a working that do not agree with the lines above them. Empty for a working whose totals are all
 * sums of what was entered before them.
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

/** Every number in a result that is not a whole number held exactly, by its path. */
export function inexactNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => inexactNumbers(part, `${path}.${key}`))
}
