import { expect, it } from 'vitest'
import { readReadme } from './readme.ts'

it('The README lists every setting as the code reads it; `npm run readme` writes them', async () => {
  const { now, due } = await readReadme()
  expect(now).toBe(due)
})
