import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

export interface DisclosureProps {
  /** What is always seen: a question, or the name of what is inside. Plain words; it becomes a button's name. */
  summary: ReactNode
  /** Whether it is open at first; from then on the browser keeps it. @default false */
  isOpen?: boolean
  /** One name for several: opening one closes the others. @default none */
  group?: string
  /** Id of the whole, so that an address can lead to it. */
  id?: string
  /** What it opens to. */
  children: ReactNode
}

/**
 * Words that can be unfolded. It is the browser's own: it works before and without JavaScript, and opens by itself when
 * the page is searched for what is inside.
 */
export function Disclosure({ summary, isOpen, group, id, children }: DisclosureProps) {
  return (
    <details id={id} open={isOpen} name={group} className={css.disclosure}>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <svg className={css.mark} viewBox="0 0 16 16" aria-hidden focusable="false">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
