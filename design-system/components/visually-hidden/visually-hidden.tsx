import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text for screen readers only, if its visible equivalent is not text. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
