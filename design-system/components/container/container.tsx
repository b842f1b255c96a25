import type { ReactNode } from 'react'
import { container } from './container.css.ts'

export interface ContainerProps {
  children: ReactNode
}

/** Limits content to the page's width, with the gutter on both sides. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>
}
