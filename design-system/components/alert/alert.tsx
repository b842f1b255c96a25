import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

export interface AlertProps {
  /** `notice` for information, `positive` for success, `danger` for an error. @default 'notice' */
  tone?: keyof typeof css.tone
  /**
   * How new content is announced: `alert` immediately, `status` when the screen reader is idle, `note` never, for a
   * message that is part of the page from the start. @default 'alert' for danger, otherwise 'status'
   */
  role?: 'alert' | 'status' | 'note'
  /** What happened, in a few words. */
  title?: ReactNode
  /** What it means and what can be done. Without title and children nothing is visible. */
  children?: ReactNode
  /** A button or link as a response to the message. */
  action?: ReactNode
}

/**
 * A message at its place in the page, until its parent removes it. For one that disappears by itself, use a toast.
 *
 * Keep it mounted and fill it when there is a message: every screen reader announces text that is added to an existing
 * live region, but not a region that is inserted with its text.
 */
export function Alert({
  tone = 'notice',
  role = tone === 'danger' ? 'alert' : 'status',
  ...message
}: AlertProps) {
  const { title, children, action } = message
  const isEmpty = !title && !children
  return (
    <div role={role} className={isEmpty ? css.empty : undefined}>
      {!isEmpty && (
        <div className={`${css.message} ${css.tone[tone]}`}>
          <div className={css.words}>
            {title && <strong className={css.title}>{title} </strong>}
            {children}
          </div>
          {action}
        </div>
      )}
    </div>
  )
}
