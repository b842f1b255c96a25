import * as css from './state-table.css.ts'

export interface AccessibilityTableProps {
  /** What axe found, by component: `.storybook/accessibility.json`, written by `npm run accessibility`. */
  report: Readonly<Record<string, { stories: number; checks: number; violations: readonly string[] }>>
}

/** What axe found in every story, component by component. */
export function AccessibilityTable({ report }: AccessibilityTableProps) {
  const rows = Object.entries(report)
  const total = (of: (row: AccessibilityTableProps['report'][string]) => number) =>
    rows.reduce((sum, [, row]) => sum + of(row), 0)
  return (
    <table className={`sb-unstyled ${css.table}`} aria-label="What axe found">
      <thead>
        <tr>
          {['Component', 'Stories', 'Rules passed', 'Violations'].map((head) => (
            <th key={head} scope="col" className={css.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([component, { stories, checks, violations }]) => (
          <tr key={component}>
            <th scope="row" className={css.cell}>
              {component}
            </th>
            <td className={css.cell}>{stories}</td>
            <td className={css.cell}>{checks}</td>
            <td className={css.cell}>{violations.length > 0 ? violations.join('; ') : '0'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.cell}>
            All
          </th>
          <td className={css.cell}>{total(({ stories }) => stories)}</td>
          <td className={css.cell}>{total(({ checks }) => checks)}</td>
          <td className={css.cell}>{total(({ violations }) => violations.length)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
