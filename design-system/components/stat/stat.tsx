import type { ReactNode } from 'react'
import * as css from './stat.css.ts'

export interface StatGroupProps {
  /** `row` at their own widths; `pairs` in two aligned columns. @default 'row' */
  layout?: keyof typeof css.layout
  /** `Stat`s, in a row that wraps. */
  children: ReactNode
}

/** A group of figures. */
export function StatGroup({ layout = 'row', children }: StatGroupProps) {
  return <dl className={css.layout[layout]}>{children}</dl>
}

export interface StatProps {
  /** The figure as displayed, with its sign: "98%". A `Counter` if it counts up. */
  figure: ReactNode
  /** What the figure counts. */
  label: ReactNode
}

/** A large figure and its label, in a {@link StatGroup} or in any `dl`. */
export function Stat({ figure, label }: StatProps) {
  return (
    <div className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure}>{figure}</dd>
    </div>
  )
}
