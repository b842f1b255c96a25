import type { ReactNode, Ref } from 'react'
import { Container } from '../container/index.ts'
import * as css from './section.css.ts'

export interface SectionProps {
  /** The anchor that links lead to. */
  id?: string
  /** The id of the heading that names the section, so that it is a landmark with a name. */
  labelledBy: string
  /** What it stands on. @default 'paper' */
  surface?: keyof typeof css.surface
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a page under its own heading, as wide as the screen, its content as wide as the page. */
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
