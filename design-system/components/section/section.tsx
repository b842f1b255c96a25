import type { ReactNode, Ref } from 'react'
import { Container } from '../container/index.ts'
import * as css from './section.css.ts'

export interface SectionProps {
  /** The target of links. */
  id?: string
  /** The id of the heading that names the landmark. */
  labelledBy: string
  /** Its background. @default 'paper' */
  surface?: keyof typeof css.surface
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a page with its own heading, as wide as the screen, its content as wide as the page. */
export function Section({ id, labelledBy, surface = 'paper', ref, children }: SectionProps) {
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      className={`${css.base} ${css.surface[surface]}`}
      tabIndex={id ? -1 : undefined}
    >
      <Container>{children}</Container>
    </section>
  )
}
