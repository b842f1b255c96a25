import { Breadcrumbs, type Crumb } from '@anupalan/design-system/breadcrumbs'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'

export interface PageHeadProps {
  /** The pages above this one, the topmost first. */
  above: readonly Crumb[]
  /** The name of this page among them. @default the heading */
  name?: string
  heading: string
  lead: ReactNode
  /** Closer together and quieter, where fields come next. @default false */
  isCompact?: boolean
  /** Under the lead: what can be done here, or as of when it holds. */
  children?: ReactNode
}

/** The first words of a page: where it stands, its h1, what it is for. */
export function PageHead({
  above,
  heading,
  name = heading,
  lead,
  isCompact = false,
  children,
}: PageHeadProps) {
  return (
    <Stack gap={isCompact ? 'md' : 'lg'}>
      <Breadcrumbs items={above} current={name} />
      <Stack gap={isCompact ? 'sm' : 'md'}>
        <Heading level={1} tabIndex={-1}>
          {heading}
        </Heading>
        <Text size="lead" tone={isCompact ? 'quiet' : undefined}>
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
