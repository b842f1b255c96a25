import { TableHead } from './table-head.tsx'
import * as css from './state-table.css.ts'

export interface AccessibilityTableProps {
  /** Axe's results for stories, by component: `.storybook/accessibility.json`, written by `npm run accessibility`. */
  stories: Readonly<Record<string, { stories: number; checks: number; violations: readonly string[] }>>
  /** The same in every captured mode: `.storybook/visual/accessibility.json`, written by `npm run visual:update`. */
  modes: Readonly<Record<string, { pictures: number; checks: number; violations: readonly string[] }>>
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0)

/** Axe's results for every story and each of its modes, by component. */
export function AccessibilityTable({ stories: reports, modes }: AccessibilityTableProps) {
  const rows = Object.entries(reports).map(([component, report]) => ({
    component,
    ...report,
    pictures: modes[component]?.pictures ?? 0,
    violations: [...report.violations, ...(modes[component]?.violations ?? [])],
  }))
  return (
    <table className={`sb-unstyled ${css.table}`} aria-label="What axe found">
      <TableHead columns={['Component', 'Stories', 'Rules passed', 'Pictures in modes', 'Violations']} />
      <tbody>
        {rows.map(({ component, stories, checks, pictures, violations }) => (
          <tr key={component}>
            <th scope="row" className={css.cell}>
              {component}
            </th>
            <td className={css.cell}>{stories}</td>
            <td className={css.cell}>{checks}</td>
            <td className={css.cell}>{pictures > 0 ? pictures : 'none asked'}</td>
            <td className={css.cell}>{violations.length > 0 ? violations.join('; ') : '0'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.cell}>
            All
          </th>
          <td className={css.cell}>{sum(rows.map(({ stories }) => stories))}</td>
          <td className={css.cell}>{sum(rows.map(({ checks }) => checks))}</td>
          <td className={css.cell}>{sum(rows.map(({ pictures }) => pictures))}</td>
          <td className={css.cell}>{sum(rows.map(({ violations }) => violations.length))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
