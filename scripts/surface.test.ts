import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { surface, surfaceFile } from './surface.ts'

test('the public surface is up to date (npm run surface)', { timeout: 60_000 }, () => {
  const current = surface()
  expect(current).toContain('## button')
  expect(current).toContain('colour.ink: color')
  expect(current.split('\n')).toEqual(readFileSync(surfaceFile, 'utf8').split('\n'))
})
