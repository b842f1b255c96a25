import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode, Ref } from 'react'
import * as css from './account.css.ts'

export interface AccountSectionProps {
  /** Id of its heading. */
  id: string
  heading: string
  /** What it is for. */
  text: ReactNode
  /** The heading, which takes the focus when a row is removed. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the account: its heading before the margin line, its rows after it. */
export const AccountSection = ({ id, heading, text, headingRef, children }: AccountSectionProps) => (
  <section aria-labelledby={id} className={css.section}>
    <Stack gap="xs">
      <Heading level={2} size="title" id={id} tabIndex={-1} ref={headingRef}>
        {heading}
      </Heading>
      <Text size="small" tone="quiet">
        {text}
      </Text>
    </Stack>
    <div>{children}</div>
  </section>
)
