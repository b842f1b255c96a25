import type { ReactNode } from 'react'
import * as css from './stat.css.ts'

export interface StatGroupProps {
  /** `row` beside one another, each as wide as it is; `pairs` in two columns that line up. @default 'row' */
  layout?: keyof typeof css.layout
  /** `Stat`s, beside one another while there is room. */
  children: ReactNode
}

/** Figures that stand together. */
export function StatGroup({ layout = 'row', children }: StatGroupProps) {
  return <dl className={css.layout[layout]}>{children}</dl>
}

export interface StatProps {
  /** The figure as it is read, with its sign: "98%". A `Counter` where it counts up. */
  figure: ReactNode
  /** What the figure counts. */
  label: ReactNode
}

/** One large figure and what it counts. Stands in a {@link StatGroup}, or alone in any `dl`. */
export function Stat({ figure, label }: StatProps) {
  return (
    <div className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure}>{figure}</dd>
    </div>
  )
}
