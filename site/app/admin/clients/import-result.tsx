import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ImportCheck, ImportedRow } from '@anupalan/server/contract/clients/schema'
import { csvType, writeCsv } from '@anupalan/server/contract/core/csv'
import { saveFile } from '../../../ui/save-file.ts'
import * as common from '../rows.css.ts'
import * as css from './import.css.ts'
import { importWords as words } from './import-words.ts'

/** What happens to a row, a line for each of its problems. */
function detailsOf({ problems, duplicate }: ImportedRow): { column: string; detail: string }[] {
  if (duplicate) return [{ column: '', detail: words.duplicate(duplicate.by, duplicate.name, duplicate.row) }]
  if (problems.length === 0) return [{ column: '', detail: '' }]
  return problems.map(({ column, message }) => ({ column, detail: message }))
}

/** Saves the rows that are not added, and why. */
async function saveList({ rows }: ImportCheck): Promise<void> {
  const { list } = words
  const lines = rows
    .filter(({ result }) => result !== 'new')
    .flatMap((row) => detailsOf(row).map((detail) => ({ ...row, ...detail })))
  const pieces: string[] = []
  for await (const piece of writeCsv(
    [
      { heading: list.row, cell: ({ row }) => row },
      { heading: list.client, cell: ({ name }) => name },
      { heading: list.result, cell: ({ result }) => list.results[result] },
      { heading: list.column, cell: ({ column }) => column },
      { heading: list.detail, cell: ({ detail }) => detail },
    ],
    [lines],
  ))
    pieces.push(piece)
  saveFile({ blob: new Blob(pieces, { type: csvType }), name: list.name })
}

/** Errors that are open from the start: below a longer list nobody would find the button. */
const MOST_OPEN = 10

/** What an import would do: the counts, and the rows by what happens to them. */
export function ImportResult({ check }: { check: ImportCheck }) {
  const rowsOf = (result: ImportedRow['result']) => check.rows.filter((row) => row.result === result)
  return (
    <Stack gap="sm">
      <div className={css.counts}>
        <Badge tone={check.new > 0 ? 'positive' : 'neutral'}>{words.counts.new(check.new)}</Badge>
        {check.duplicates > 0 && <Badge tone="neutral">{words.counts.duplicates(check.duplicates)}</Badge>}
        {check.errors > 0 && <Badge tone="danger">{words.counts.errors(check.errors)}</Badge>}
      </div>
      {check.unread.length > 0 && (
        <Text size="small" tone="quiet">
          {words.unread(check.unread.join(', '))}
        </Text>
      )}
      <div>
        {check.errors > 0 && (
          <Disclosure summary={words.errors(check.errors)} isOpen={check.errors <= MOST_OPEN}>
            <Rows rows={rowsOf('error')} />
          </Disclosure>
        )}
        {check.duplicates > 0 && (
          <Disclosure summary={words.duplicates(check.duplicates)}>
            <Stack gap="sm">
              <Text size="small" tone="quiet">
                {words.duplicateHelp}
              </Text>
              <Rows rows={rowsOf('duplicate')} />
            </Stack>
          </Disclosure>
        )}
        {check.new > 0 && (
          <Disclosure summary={words.news(check.new)}>
            <Rows rows={rowsOf('new')} />
          </Disclosure>
        )}
      </div>
      {check.errors + check.duplicates > 0 && (
        <div>
          <Button variant="secondary" size="compact" onPress={() => void saveList(check)}>
            {words.download}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const Rows = ({ rows }: { rows: readonly ImportedRow[] }) => (
  <ul role="list" className={common.rows}>
    {rows.map((row) => (
      <li key={row.row} className={css.row}>
        <span className={css.number}>{words.row(row.row)}</span>
        <div className={common.rowText}>
          <Text as="span" weight="strong">
            <bdi>{row.name}</bdi>
          </Text>
          {detailsOf(row).map(
            ({ column, detail }, index) =>
              detail && (
                <span key={index} className={css.detail}>
                  {words.problem(column, detail)}
                </span>
              ),
          )}
        </div>
      </li>
    ))}
  </ul>
)
