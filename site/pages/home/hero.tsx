import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { firm } from '../../content/firm.ts'
import { hero } from '../../content/home.ts'
import { Late } from '../../shell/late.tsx'
import { lazyWhenQuiet } from '../../shell/when-needed.ts'
import { DueNext } from './due-next.tsx'
import * as css from './home.css.ts'

const { services, contact, templates } = hero.actions

const COUNTERS = 'hero-counters'
const ClaimFigures = lazyWhenQuiet(COUNTERS, () => import('./claim-figures.tsx'))

/** What the firm does, three ways on, three figures, and the next statutory dates. */
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
              <div id={COUNTERS} className={css.heroCounters}>
                <Late id={COUNTERS}>
                  <ClaimFigures claims={hero.counters} />
                </Late>
              </div>
            )}
          </Stack>
          <DueNext />
        </div>
      </Container>
    </div>
  )
}
