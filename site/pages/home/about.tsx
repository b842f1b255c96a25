import { ButtonLink } from '@anupalan/design-system/button'
import { Columns } from '@anupalan/design-system/columns'
import { Heading } from '@anupalan/design-system/heading'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { shownOf } from '../../content/claims.ts'
import { firm } from '../../content/firm.ts'
import { about } from './words.ts'
import { team } from '../../content/team.ts'
import { Island } from '../../islands/island.tsx'
import ClaimFigures from './claim-figures.island.tsx'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'

/** Figures, story and people. */
export function About() {
  return (
    <Section id="about" labelledBy="about-heading">
      <Stack gap="xxl">
        <SectionHeading id="about-heading" heading={about.heading}>
          {about.subheading}
        </SectionHeading>
        <div className={css.about}>
          <Stack gap="md" align="start">
            <Heading level={3}>{about.storyHeading}</Heading>
            {about.story.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            <ButtonLink href={about.action.href}>{about.action.label}</ButtonLink>
          </Stack>
          {firm.publicity.superlatives && (
            <Island
              of={ClaimFigures}
              when="visible"
              className={css.aboutStats}
              claims={about.stats.map(shownOf)}
              layout="pairs"
            />
          )}
        </div>
        <section id={about.team.id} aria-labelledby="team-heading" tabIndex={-1} className={css.team}>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={3} id="team-heading">
                {about.team.heading}
              </Heading>
              <Text tone="quiet">{about.team.text}</Text>
            </Stack>
            <Columns as="ul" count={4} gap="lg">
              {team.map(({ name, role, about: work }) => (
                <li key={name} className={css.teamMember}>
                  <Heading level={4}>{name}</Heading>
                  <Text size="small" weight="medium">
                    {role}
                  </Text>
                  <Text size="small" tone="quiet">
                    {work}
                  </Text>
                </li>
              ))}
            </Columns>
          </Stack>
        </section>
      </Stack>
    </Section>
  )
}
