import { expect, it } from 'vitest'
import { readReadme } from './readme.ts'

it('The README lists every setting of the code; `npm run readme` writes them', async () => {
  const { current, expected } = await readReadme()
  expect(current).toBe(expected)
})
