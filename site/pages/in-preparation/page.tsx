import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { preparation, preparedPages, type PreparedPage } from '../../content/in-preparation.ts'
import * as layout from '../../shell/page-layout.css.ts'
import type { PageProps } from '../../shell/pages.ts'
import { Reach } from '../../shell/reach/reach.tsx'

/** A page that is announced and not yet whole: what holds today, what it will hold, and how to reach the firm. */
export default function InPreparationPage({ route }: PageProps) {
  const words: PreparedPage | undefined = preparedPages[route.path as keyof typeof preparedPages]
  if (!words) throw new Error(`${route.path} is whole, and not in preparation`)
  const { heading, lead, holds, already } = words
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <Stack gap="md">
            <Heading level={1} tabIndex={-1}>
              {heading}
            </Heading>
            <Text size="lead" tone="quiet">
              {lead}
            </Text>
          </Stack>
          <div className={layout.twoColumns}>
            <Stack gap="xl">
              {already && <Points heading={preparation.alreadyHeading} points={already} />}
              <Points heading={preparation.holdsHeading} points={holds} />
            </Stack>
            <section className={layout.sheet} aria-labelledby="reach">
              <Stack gap="md">
                <Heading level={2} size="title" id="reach">
                  {preparation.reachHeading}
                </Heading>
                <Text tone="quiet">{preparation.reachText}</Text>
                <Reach />
                <ButtonLink href={preparation.enquiry.href} wide>
                  {preparation.enquiry.label}
                </ButtonLink>
              </Stack>
            </section>
          </div>
        </Stack>
      </Container>
    </div>
  )
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <Stack gap="sm">
      <Heading level={2} size="title">
        {heading}
      </Heading>
      <ul className={layout.ruledList}>
        {points.map((point) => (
          <li key={point} className={layout.ruledRow}>
            {point}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
