import { Children, type ReactNode } from 'react'
import * as css from './ledger.css.ts'

export interface LedgerProps {
  /** Above the rows, usually a `Heading`. */
  heading?: ReactNode
  /** Id of the heading that labels the list, in `heading` or outside. */
  labelledBy?: string
  /** What the rows are chosen by, after the margin line; the heading, of a word or two, is then before it. */
  controls?: ReactNode
  /** Below the rows: their source, or a link to more. */
  footer?: ReactNode
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** `floating` for the main ledger of a page, `ruled` for others. @default 'ruled' */
  surface?: keyof typeof css.surface
  /**
   * Kind of content before the margin line, which determines its width. A `number`, such as that of a step, leaves
   * titles more space, and on a phone the end of a row is under them. @default 'date'
   */
  before?: keyof typeof css.before
  /** `LedgerRow`s, in order. */
  children?: ReactNode
}

/**
 * Ruled rows with the double margin line of an account book: a date or figure before it, its description after it.
 * Semantically a list. Figures to be compared across columns belong in a table.
 */
export function Ledger({
  heading,
  controls,
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
      {heading && (
        <Line
          className={`${css.row} ${css.head} ${controls ? css.controls : ''}`}
          start={controls && <div className={css.startOfControls}>{heading}</div>}
        >
          {controls ?? heading}
        </Line>
      )}
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

/** The head, the foot, and the line of an empty ledger, which have nothing or a heading before the margin line. */
const Line = ({
  className,
  start,
  children,
}: {
  className: string
  start?: ReactNode
  children: ReactNode
}) => (
  <div className={className}>
    {start && <div className={css.start}>{start}</div>}
    <div className={css.entry}>
      <div className={css.main}>{children}</div>
    </div>
  </div>
)

export interface LedgerRowProps {
  /** Before the margin line: a date, a figure, a number. A date is a `<time>`. At most about six characters. */
  start: ReactNode
  /** Under it, smaller: the weekday, the unit. */
  startDetail?: ReactNode
  /** The row's subject; a link if it has a page. */
  title: ReactNode
  /** More about the subject, smaller. */
  detail?: ReactNode
  /** At the end of the row: a badge, an amount, a button. */
  end?: ReactNode
  /** Data attributes for scripts outside React, such as `data-last-day`; they may change it before hydration. */
  [data: `data-${string}`]: string | undefined
}

/** One entry of a {@link Ledger}. It is read in the order start, title, detail, end. */
export function LedgerRow({ start, startDetail, title, detail, end, ...data }: LedgerRowProps) {
  return (
    <li {...data} className={css.row} suppressHydrationWarning>
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
