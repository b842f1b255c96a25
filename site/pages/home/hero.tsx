import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { shownOf } from '../../content/claims.ts'
import { firm } from '../../content/firm.ts'
import { hero } from './words.ts'
import { rows } from 'virtual:due-dates'
import { Island } from '../../islands/island.tsx'
import ClaimFigures from './claim-figures.island.tsx'
import DueNext from './due-next.island.tsx'
import * as css from './home.css.ts'

const { services, contact, templates } = hero.actions

/** The firm's services, three links, three figures, and the next statutory dates. */
export function Hero() {
  return (
    <div className={css.heroBand}>
      <Container>
        <div className={css.hero}>
          <Stack gap="lg">
            <Heading level={1} tabIndex={-1}>
              {hero.heading}
            </Heading>
            <Text size="lead" tone="quiet">
              {hero.text}
            </Text>
            <div className={css.heroActions}>
              <ButtonLink href={services.href}>{services.label}</ButtonLink>
              <ButtonLink href={contact.href} variant="secondary">
                {contact.label}
              </ButtonLink>
              <div className={css.heroTemplates}>
                <ButtonLink href={templates.href} variant="quiet">
                  {templates.label}
                </ButtonLink>
              </div>
            </div>
            {firm.publicity.superlatives && (
              <Island
                of={ClaimFigures}
                when="idle"
                className={css.heroCounters}
                claims={hero.counters.map(shownOf)}
              />
            )}
          </Stack>
          <Island of={DueNext} when="idle" rows={rows} />
        </div>
      </Container>
    </div>
  )
}
