import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Words for a screen reader only, where what is seen says it otherwise. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
