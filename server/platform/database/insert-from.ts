/** Inserts as parts of one statement of PostgreSQL, which can write to several tables in its `with`. */
import type { Insertable, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * An insert of one row for each row of another part, so for none if that part finds none.
 *
 * @param from name of that part
 */
export function insertFrom<All extends Tables, Table extends keyof Tables>(
  parts: QueryCreator<All>,
  from: string,
  table: Table,
  row: Insertable<Tables[Table]>,
) {
  const values = Object.entries(row)
  // The parameters have checked the names of the table and its columns.
  return (parts as unknown as QueryCreator<Untyped>)
    .insertInto(table)
    .columns(values.map(([name]) => name))
    .expression((insert) =>
      (insert.selectFrom(from) as unknown as SelectQueryBuilder<Untyped, string, object>).select((select) =>
        values.map(([name, value]) => select.val(value).as(name)),
      ),
    )
}

type Untyped = Record<string, Record<string, unknown>>
