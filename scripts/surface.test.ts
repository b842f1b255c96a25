import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { surface, surfaceFile } from './surface.ts'

test(
  'the public surface has not changed unnoticed: npm run surface writes it anew',
  { timeout: 60_000 },
  () => {
    const now = surface()
    expect(now).toContain('## button')
    expect(now).toContain('colour.ink: color')
    expect(now.split('\n')).toEqual(readFileSync(surfaceFile, 'utf8').split('\n'))
  },
)
