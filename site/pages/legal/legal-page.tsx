import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import type { LegalHead } from '../../content/legal/legal-page.ts'
import { legalWords as words } from './words.ts'
import * as layout from '../../ui/page-layout.css.ts'
import * as css from './legal-page.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'

export interface LegalPageProps {
  /** Its path. */
  path: string
  head: LegalHead
  /** Its contents and sections. */
  children: ReactNode
}

/** One legal page: its date, contents and sections, and links to the others. */
export function LegalPage({ path, head, children }: LegalPageProps) {
  const { heading, lead, asOf } = head
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={heading} lead={lead}>
            <Text tone="quiet">
              {words.asOf} <time dateTime={asOf}>{formatDate(asOf)}</time>
            </Text>
          </PageHead>
          {children}
          <nav aria-labelledby="others">
            <Stack gap="sm">
              <Heading level={2} size="label" id="others">
                {words.others}
              </Heading>
              <ul role="list" className={css.others}>
                {words.pages
                  .filter(({ href }) => href !== path)
                  .map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
              </ul>
            </Stack>
          </nav>
        </Stack>
      </Container>
    </div>
  )
}
