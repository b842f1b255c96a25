import * as css from './data-table.css.ts'

/** Both directions while another column sorts, one while this one does. */
export function SortArrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  return (
    <svg className={css.sortArrow} viewBox="0 0 10 16" aria-hidden="true" focusable="false">
      {direction !== 'descending' && <path d="M1.5 6 5 2.5 8.5 6" />}
      {direction !== 'ascending' && <path d="M1.5 10 5 13.5 8.5 10" />}
    </svg>
  )
}
