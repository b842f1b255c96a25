import { endpointList } from '@anupalan/server/contract'
import { expect, test } from 'vitest'
import { readAccess } from './access.ts'

test('the access table is up to date (npm run access)', async () => {
  const { current, expected } = await readAccess()
  expect(current).toBe(expected)
  for (const { name, path } of endpointList) expect(current).toMatch(new RegExp(`\`${path}\`.*\\| ${name} `))
})
