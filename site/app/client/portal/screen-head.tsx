import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import * as css from './portal.css.ts'

export interface ScreenHeadProps {
  heading: string
  /** Below the heading. */
  text: string
  /** At the end of its line if both fit. */
  children: ReactNode
}

/** What a screen of a client begins with. */
export const ScreenHead = ({ heading, text, children }: ScreenHeadProps) => (
  <div className={css.head}>
    <div className={css.headText}>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          <bdi>{heading}</bdi>
        </Heading>
        <Text tone="quiet">
          <bdi>{text}</bdi>
        </Text>
      </Stack>
    </div>
    {children}
  </div>
)
