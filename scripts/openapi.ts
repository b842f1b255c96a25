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
  // As a reader looks for them, and not as a router tries them.
  endpoints: endpointList.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  schemas,
})

function keyOf({ feature, path, method }: (typeof endpointList)[number]): string {
  return `${feature} ${path} ${method}`
}

/** The document as it stands, and as the declarations say it should stand. */
export async function readOpenApi(): Promise<{ now: string; due: string }> {
  const due = await format(JSON.stringify(document), { ...(await resolveConfig(file)), parser: 'json' })
  return { now: await readFile(file, 'utf8').catch(() => ''), due }
}

if (import.meta.main) await writeFile(file, (await readOpenApi()).due)
