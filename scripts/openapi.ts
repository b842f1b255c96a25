/** Writes the OpenAPI document of the API from its declarations: `npm run openapi`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointList, schemas } from '@anupalan/server/contract'
import { openApi } from '@anupalan/server/contract/openapi'
import { format, resolveConfig } from 'prettier'

const file = join(import.meta.dirname, '../docs/openapi.json')

export const document = openApi({
  title: 'Anupalan',
  version: '1',
  // Sorted for readers, not in the order of the router.
  endpoints: endpointList.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  schemas,
})

function keyOf({ feature, path, method }: (typeof endpointList)[number]): string {
  return `${feature} ${path} ${method}`
}

/** The current document, and the one generated from the declarations. */
export async function readOpenApi(): Promise<{ current: string; expected: string }> {
  const expected = await format(JSON.stringify(document), { ...(await resolveConfig(file)), parser: 'json' })
  return { current: await readFile(file, 'utf8').catch(() => ''), expected }
}

if (import.meta.main) await writeFile(file, (await readOpenApi()).expected)
