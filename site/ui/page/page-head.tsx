import { Breadcrumbs, type Crumb } from '@anupalan/design-system/breadcrumbs'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { Unbroken } from '../unbroken.tsx'

export interface PageHeadProps {
  /** Ancestor pages for the breadcrumbs, the root first. */
  above: readonly Crumb[]
  /** Name of this page in the breadcrumbs. @default the heading */
  name?: string
  heading: string
  lead: ReactNode
  /** Smaller gaps and a muted lead, for a page that starts with fields. @default false */
  isCompact?: boolean
  /** Below the lead: actions, or an as-of date. */
  children?: ReactNode
}

/** The start of a page: breadcrumbs, h1 and lead. */
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
          <Unbroken text={heading} />
        </Heading>
        <Text size="lead" tone={isCompact ? 'quiet' : undefined}>
          {typeof lead === 'string' ? <Unbroken text={lead} /> : lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
