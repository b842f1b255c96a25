import * as css from './state-table.css.ts'

export interface ConstantsTableProps {
  /** A component's constants, as its `*.constants.ts` exports them: `import * as constants from …`. */
  of: Readonly<Record<string, unknown>>
  /** The purpose of each constant, by name. */
  for: Readonly<Record<string, string>>
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Times and limits of a component, from its source; each name ends in the unit. */
export function ConstantsTable({ of: constants, for: purposes }: ConstantsTableProps) {
  return (
    <table className={`sb-unstyled ${css.table}`} aria-label="Constants">
      <thead>
        <tr>
          {['Constant', 'Value', 'For'].map((head) => (
            <th key={head} scope="col" className={css.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(purposes).map(([name, purpose]) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            <td className={css.cell}>{shown(constants[name])}</td>
            <td className={css.cell}>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
