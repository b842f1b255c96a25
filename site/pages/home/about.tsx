import { ButtonLink } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { shownOf } from '../../content/claims.ts'
import { firm } from '../../content/firm.ts'
import { about } from './words.ts'
import { formatList } from '../../content/legal/format-words.ts'
import { team, type TeamMember } from '../../content/team.ts'
import { Island } from '../../islands/island.tsx'
import ClaimFigures from './claim-figures.island.tsx'
import * as css from './home.css.ts'
import { Folded } from '../../ui/page/folded.tsx'
import { SectionHeading } from './section-heading.tsx'

/** A paragraph with its word of another language marked (WCAG 3.1.2). */
function withLanguage(paragraph: string) {
  const { text, lang } = about.storyTerm
  const [before, after] = paragraph.split(text)
  if (after === undefined) return paragraph
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
      {after}
    </>
  )
}

/** The first letter of each word of a name. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => [...word][0])
    .join('')

/** The photograph of a person, or the initials on stitched cloth. Decorative: the name is below it. */
function Portrait({ name, photograph }: Pick<TeamMember, 'name' | 'photograph'>) {
  if (photograph)
    return <img className={css.portrait} src={photograph} alt="" width="72" height="72" loading="lazy" />
  return (
    <span className={css.portraitInitials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** Figures, story and people. */
export function About() {
  return (
    <Section id="about" labelledBy="about-heading">
      <Stack gap="xl">
        <SectionHeading id="about-heading" heading={about.heading}>
          {about.subheading}
        </SectionHeading>
        <div className={css.about}>
          <Stack gap="md">
            <Heading level={3}>{about.storyHeading}</Heading>
            <Folded summary={about.storyFolded}>
              <Stack gap="md">
                {about.story.map((paragraph) => (
                  <Text key={paragraph}>{withLanguage(paragraph)}</Text>
                ))}
              </Stack>
            </Folded>
            <div>
              <ButtonLink href={about.action.href}>{about.action.label}</ButtonLink>
            </div>
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
            <Folded summary={about.team.folded(team.length)}>
              <ul role="list" className={css.people}>
                {team.map(({ name, role, about: work, membershipNumber, languages, photograph }) => (
                  <li key={name} className={css.teamMember}>
                    <Portrait name={name} photograph={photograph} />
                    <Heading level={4}>{name}</Heading>
                    <Text size="small" weight="medium" figures>
                      {role}
                      {membershipNumber && (
                        <span className={css.line}>{about.team.membership(membershipNumber)}</span>
                      )}
                    </Text>
                    <div className={css.work}>
                      <Text size="small" tone="quiet">
                        {work}
                      </Text>
                    </div>
                    <Text size="small" tone="quiet">
                      {about.team.languages(formatList(languages))}
                    </Text>
                  </li>
                ))}
              </ul>
            </Folded>
          </Stack>
        </section>
      </Stack>
    </Section>
  )
}
