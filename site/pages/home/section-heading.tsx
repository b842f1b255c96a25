import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'

export interface SectionHeadingProps {
  id: string
  heading: string
  /** A line above the heading with the kind of section. */
  kicker?: string
  children?: ReactNode
}

/** The heading of a section with a line of text. */
export function SectionHeading({ id, heading, kicker, children }: SectionHeadingProps) {
  return (
    <Stack gap="sm">
      {kicker && (
        <Text size="small" weight="strong" tone="danger">
          {kicker}
        </Text>
      )}
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {children && (
        <Text size="lead" tone="quiet">
          {children}
        </Text>
      )}
    </Stack>
  )
}
