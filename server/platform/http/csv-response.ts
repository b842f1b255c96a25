/** CSV files in responses, written while they are sent: memory does not grow with them. */
import type { FileBody } from '@anupalan/server/contract'
import { csvType, writeCsv } from '@anupalan/server/contract/core/csv'
import type { CsvColumn } from '@anupalan/server/contract/core/csv'

/**
 * Rows as a CSV file, read as fast as they are sent.
 *
 * @param name with its extension
 * @param pages of rows, such as those of `readPages`
 */
export const csvOf = <Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): FileBody => ({ name, type: csvType, content: encoded(writeCsv(columns, pages)) })

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  for await (const text of pieces) yield Buffer.from(text)
}
