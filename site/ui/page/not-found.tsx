import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { notFound } from './not-found.words.ts'
import * as layout from '../page-layout.css.ts'
import { Reach } from '../reach/reach.tsx'

/** The page for any unknown path: possible causes, and links. */
export function NotFound() {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <Stack gap="md">
            <Text size="small" weight="strong" tone="danger" figures>
              404
            </Text>
            <Heading level={1} tabIndex={-1}>
              {notFound.heading}
            </Heading>
            <Text size="lead" tone="quiet">
              {notFound.text}
            </Text>
          </Stack>
          <div className={layout.twoColumns}>
            <ul role="list" className={layout.ruledList}>
              {notFound.links.map(({ label, href }) => (
                <li key={href} className={layout.ruledRow}>
                  <Link href={href} variant="strong">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <section className={layout.sheet} aria-labelledby="reach">
              <Stack gap="md">
                <Heading level={2} size="title" id="reach">
                  {notFound.reachHeading}
                </Heading>
                <Reach />
              </Stack>
            </section>
          </div>
        </Stack>
      </Container>
    </div>
  )
}
