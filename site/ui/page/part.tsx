import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { ReactNode } from 'react'
import * as layout from '../page-layout.css.ts'

export interface PartProps {
  /** Id of its heading, for fragment links. */
  id: string
  heading: string
  /** Size of the heading: `title` for one of many parts, `heading` for a main part of the page. @default 'title' */
  size?: 'title' | 'heading'
  /** `sheet` for a part that is separate from the page's main text. @default 'page' */
  surface?: 'page' | 'sheet'
  children: ReactNode
}

/** A section of a page with its heading, which receives focus when a fragment link is followed. */
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
