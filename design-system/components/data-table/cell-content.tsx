import type { ReactNode } from 'react'
import type { DataTableHeaderCell } from './data-table-types.ts'
import * as css from './data-table.css.ts'

/** A code begins with a figure: `bdi` keeps its parts in order in right-to-left text. */
export function cellContent(content: ReactNode, kind: DataTableHeaderCell['kind'], isName: boolean) {
  const isolated = kind === 'code' ? <bdi>{content}</bdi> : content
  return isName ? <div className={css.rowName}>{isolated}</div> : isolated
}
