import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { ReactNode } from 'react'
import * as layout from '../page-layout.css.ts'

export interface PartProps {
  /** Id of its heading: the place that an address leads to. */
  id: string
  heading: string
  /** How the heading looks: `title` among other parts, `heading` for one of the few that make the page. @default 'title' */
  size?: 'title' | 'heading'
  /** `sheet` for what stands apart from the page's own words. @default 'page' */
  surface?: 'page' | 'sheet'
  children: ReactNode
}

/** One part of a page under its own heading, which takes the focus when a link leads here. */
export function Part({ id, heading, size = 'title', surface = 'page', children }: PartProps) {
  return (
    <section aria-labelledby={id} className={surface === 'sheet' ? layout.sheet : undefined}>
      <Stack gap={size === 'heading' ? 'lg' : 'md'}>
        <Heading level={2} size={size} id={id} tabIndex={-1}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
