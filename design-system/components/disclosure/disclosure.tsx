import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

export interface DisclosureProps {
  /** Always visible: a question, or the name of the content. Plain text; it becomes a button's label. */
  summary: ReactNode
  /** Whether it is initially open; afterwards the browser owns the state. @default false */
  isOpen?: boolean
  /** Shared name of a group: opening one closes the others. @default none */
  group?: string
  /** Id of the element, for links to it. */
  id?: string
  /** The content that it expands to. */
  children: ReactNode
}

/**
 * Expandable content. A native `details`: it works without JavaScript and before hydration, and expands when the
 * browser's find-in-page matches its content.
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
