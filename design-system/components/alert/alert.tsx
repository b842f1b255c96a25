import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

export interface AlertProps {
  /** `notice` for what is worth knowing, `positive` for what went well, `danger` for what went wrong. @default 'notice' */
  tone?: keyof typeof css.tone
  /**
   * How it is announced when words come: `alert` at once, `status` when the reader pauses, `note` never, for a
   * message that is part of the page from the start. @default 'alert' for danger, otherwise 'status'
   */
  role?: 'alert' | 'status' | 'note'
  /** What happened, in a few words. */
  title?: ReactNode
  /** What it means and what can be done. Without title and children nothing is seen. */
  children?: ReactNode
  /** A button or link that answers the message. */
  action?: ReactNode
}

/**
 * A message at its place in the page. It stays until its owner takes it away; one that passes by itself is a toast.
 *
 * Keep it mounted and fill it when there is something to say: words that come into a live region which is already
 * there are announced by every screen reader, a region that arrives with its words is not.
 */
export function Alert({
  tone = 'notice',
  role = tone === 'danger' ? 'alert' : 'status',
  ...message
}: AlertProps) {
  const { title, children, action } = message
  return (
    <div role={role}>
      {(title || children) && (
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
