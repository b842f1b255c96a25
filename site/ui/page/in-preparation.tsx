import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { preparation, preparedPages, type PreparedPage, type PreparedPath } from './in-preparation.words.ts'
import * as layout from '../page-layout.css.ts'
import { Reach } from '../reach/reach.tsx'

export interface InPreparationProps {
  path: PreparedPath
}

/** A page in preparation: what is available today, what it will contain, and contact details. */
export function InPreparation({ path }: InPreparationProps) {
  const { heading, lead, holds, already }: PreparedPage = preparedPages[path]
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
      <ul role="list" className={layout.ruledList}>
        {points.map((point) => (
          <li key={point} className={layout.ruledRow}>
            {point}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
