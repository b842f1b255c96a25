import { Children, type ReactNode } from 'react'
import * as css from './ledger.css.ts'

export interface LedgerProps {
  /** Stands above the rows, beside the margin: usually a `Heading`. */
  heading?: ReactNode
  /** Id of the heading that names the list of rows, where it stands in `heading` or outside. */
  labelledBy?: string
  /** Stands under the rows: where they come from, where there are more. */
  footer?: ReactNode
  /** What is said where there are no rows. */
  empty?: ReactNode
  /** `floating` for the one ledger that a page is about, `ruled` for those among other things. @default 'ruled' */
  surface?: keyof typeof css.surface
  /**
   * What stands before the margin, and so how much room it has. Beside a `number`, such as that of a step, titles have
   * more of it, and on a phone the end of a row goes under them. @default 'date'
   */
  before?: keyof typeof css.before
  /** `LedgerRow`s, in order. */
  children?: ReactNode
}

/**
 * Ruled rows with the double margin line of an account book: before it a date or a figure, after it what that is.
 * It is a list. Figures that are compared across columns belong in a table.
 */
export function Ledger({
  heading,
  labelledBy,
  footer,
  empty,
  surface = 'ruled',
  before = 'date',
  children,
}: LedgerProps) {
  const hasRows = Children.toArray(children).length > 0
  return (
    <div className={`${css.ledger} ${css.surface[surface]} ${css.before[before]}`}>
      {heading && <Line className={`${css.row} ${css.head}`}>{heading}</Line>}
      {hasRows && (
        <ol role="list" aria-labelledby={labelledBy} className={css.rows}>
          {children}
        </ol>
      )}
      {!hasRows && empty && <Line className={css.row}>{empty}</Line>}
      {footer && <Line className={`${css.row} ${css.foot}`}>{footer}</Line>}
    </div>
  )
}

/** A line with nothing before the margin. */
const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className}>
    <div className={css.entry}>
      <div className={css.main}>{children}</div>
    </div>
  </div>
)

export interface LedgerRowProps {
  /** Before the margin: a date, a figure, a number. A date is a `<time>`. At most about six characters. */
  start: ReactNode
  /** Under it, smaller: the weekday, the unit. */
  startDetail?: ReactNode
  /** What the row is about; a link where there is more to it. */
  title: ReactNode
  /** Said about it, smaller. */
  detail?: ReactNode
  /** At the end of the row: a badge, an amount, a button. */
  end?: ReactNode
  /** What code outside React knows the row by, such as `data-last-day`. */
  [data: `data-${string}`]: string | undefined
}

/** One entry of a {@link Ledger}. It is read in the order start, title, detail, end. */
export function LedgerRow({ start, startDetail, title, detail, end, ...data }: LedgerRowProps) {
  return (
    <li {...data} className={css.row}>
      <div className={css.start}>
        <span className={css.figure}>{start}</span>
        {startDetail && <span className={css.startDetail}>{startDetail}</span>}
      </div>
      <div className={css.entry}>
        <div className={css.main}>
          {title}
          {detail && <span className={css.detail}>{detail}</span>}
        </div>
        {end && <div className={css.end}>{end}</div>}
      </div>
    </li>
  )
}
