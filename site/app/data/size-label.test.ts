import { expect, test } from 'vitest'
import { sizeLabel } from './size-label.ts'

test('a size is rounded up, and a part of one down', () => {
  expect(sizeLabel(430)).toBe('1 KB')
  expect(sizeLabel(430, 'down')).toBe('0 KB')
  expect(sizeLabel(1024 * 1024 - 1)).toBe('1.0 MB')
  expect(sizeLabel(1024 * 1024 - 1, 'down')).toBe('1023 KB')
  expect(sizeLabel(1.29 * 1024 * 1024, 'down')).toBe('1.2 MB')
})
