import { Checkbox } from 'react-aria-components/Table'
import * as css from './data-table.css.ts'

/** Selects a row, or in the header every row. react-aria adds the row's name to its label. */
export function DataTableCheckbox({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={css.checkbox}>
      {({ isIndeterminate }) => (
        <svg className={css.box} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
          <path className={css.tick} d={isIndeterminate ? 'M7 13H19' : 'M6.5 13.5 11 18 19.5 8.25'} />
        </svg>
      )}
    </Checkbox>
  )
}
