import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPlain, MAX_GRADE, readingsOf } from '../../scripts/reading-grade.ts'

test('“reading grade 8 or lower” on home, services, pricing, tools and booking', () => {
  const plain = readingsOf(join(import.meta.dirname, '../dist')).filter(({ path }) => isPlain(path))
  expect(plain.length).toBeGreaterThan(20)
  expect(plain.filter(({ grade }) => grade > MAX_GRADE)).toEqual([])
})
