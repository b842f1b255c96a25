import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { shownOf } from '../../content/claims.ts'
import { heroProfile } from '../../content/due-dates.ts'
import { firm } from '../../content/firm.ts'
import { answersOf } from '../../ui/business-profile/profiles.ts'
import { hero } from './words.ts'
import { rows } from 'virtual:due-dates'
import { Island } from '../../islands/island.tsx'
import { Bahi } from './bahi.tsx'
import ClaimFigures from './claim-figures.island.tsx'
import { DUE_NEXT_ID } from './due-next.constants.ts'
import DueNext from './due-next.island.tsx'
import * as css from './home.css.ts'

const { book, services, contact, templates } = hero.actions

/** What the firm does, the next statutory dates, three figures, and the ways on, in the order of a phone. */
export function Hero() {
  return (
    <div className={css.heroBand}>
      <Container>
        <div className={css.hero}>
          <div className={css.heroIntro}>
            <Stack gap="lg">
              <Heading level={1} tabIndex={-1}>
                {hero.heading}
              </Heading>
              <Text size="lead" tone="quiet">
                {hero.text}
              </Text>
            </Stack>
          </div>
          <div className={css.heroDates}>
            <Bahi>
              <Island
                of={DueNext}
                when="interaction"
                id={DUE_NEXT_ID}
                rows={rows}
                usual={answersOf(heroProfile)}
              />
            </Bahi>
          </div>
          <div className={css.heroRest}>
            {firm.publicity.superlatives && (
              <Island
                of={ClaimFigures}
                when="idle"
                className={css.heroCounters}
                claims={hero.counters.map(shownOf)}
              />
            )}
            <div className={css.heroActions}>
              <div className={css.heroBook}>
                <ButtonLink href={book.href} wide>
                  {book.label}
                </ButtonLink>
              </div>
              <ButtonLink href={services.href} variant="secondary">
                {services.label}
              </ButtonLink>
              <ButtonLink href={contact.href} variant="secondary">
                {contact.label}
              </ButtonLink>
              <div className={css.heroTemplates}>
                <ButtonLink href={templates.href} variant="quiet">
                  {templates.label}
                </ButtonLink>
              </div>
            </div>
          </div>
        </div>
      </Container>
    </div>
  )
}
