/** Writes the table of who may call which endpoint, from their declarations: `npm run access`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointList, problems } from '@anupalan/server/contract'
import { cellOf, recordCallers } from '@anupalan/server/contract/access-matrix'
import type { Cell, RecordCaller } from '@anupalan/server/contract/access-matrix'
import { format, resolveConfig } from 'prettier'

const file = join(import.meta.dirname, '../docs/access.md')

const headings: Record<RecordCaller, string> = {
  visitor: 'visitor',
  owner: 'owner',
  otherClient: 'other client',
  readonly: 'readonly',
  admin: 'admin',
  super_admin: 'super_admin',
  disabled: 'disabled',
  expired: 'expired',
  enrolling: 'enrolling',
}

const textOf = (cell: Cell) => (cell === 'allowed' ? 'yes' : String(problems[cell].status))

type Listed = (typeof endpointList)[number]

const keyOf = ({ path, method }: Listed) => `${path} ${method}`

const row = (endpoint: Listed) =>
  `| ${[
    `${endpoint.method} \`${endpoint.path}\`${endpoint.hasLinkKey ? ' with the key of a link' : ''}`,
    endpoint.name,
    ...recordCallers.map((caller) => textOf(cellOf(endpoint, caller))),
  ].join(' | ')} |`

const features = [...new Set(endpointList.map(({ feature }) => feature))].toSorted()

const table = (feature: string) => {
  const columns = ['call', 'name', ...recordCallers.map((caller) => headings[caller])]
  const rows = endpointList
    .filter((endpoint) => endpoint.feature === feature)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return `## ${feature}

| ${columns.join(' | ')} |
| ${columns.map(() => '---').join(' | ')} |
${rows.map(row).join('\n')}
`
}

const document = `# Who may call what

Generated from the declarations of the endpoints by \`npm run access\`; do not edit it. The conformance suite sends each of these calls to the mock and to the server on both databases.

- **owner** is the client whose record the call names, or a client about their own account; **other client** is another one.
- **readonly**, **admin** and **super_admin** are the roles of the staff. A role does not open what belongs to somebody else, except the records of clients.
- **disabled** has a session of a disabled account, **expired** one that has ended by time. Both count as no session.
- **enrolling** is staff whose role requires a second factor that the account does not have yet.

\`yes\`: the call is accepted. \`401\`: sign in first. \`403\`: not with this role, or not before a second factor is added. \`404\`: the record belongs to somebody else; the response does not tell whether it exists.

${features.map(table).join('\n')}`

/** The current table, and the one generated from the declarations. */
export async function readAccess(): Promise<{ current: string; expected: string }> {
  const expected = await format(document, { ...(await resolveConfig(file)), parser: 'markdown' })
  return { current: await readFile(file, 'utf8').catch(() => ''), expected }
}

if (import.meta.main) await writeFile(file, (await readAccess()).expected)
