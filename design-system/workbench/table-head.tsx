import * as css from './state-table.css.ts'

/** The header row of a table. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={css.head}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
