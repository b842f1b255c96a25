import { ButtonLink } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { firm } from '../../content/firm.ts'
import { callToAction } from './words.ts'
import * as css from './home.css.ts'

const { heading, text, claimText, actions, testimonial, badges } = callToAction

/** The highlighted band of the page. */
export function CallToAction() {
  return (
    <Section id="cta" labelledBy="cta-heading" surface="band">
      <div className={css.band}>
        <Stack gap="md">
          <Heading level={2} id="cta-heading" tone="onBand">
            {heading}
          </Heading>
          <Text size="lead" tone="onBandQuiet">
            {text}
          </Text>
          {firm.publicity.superlatives && <Text tone="onBandQuiet">{claimText}</Text>}
          <Inline gap="sm">
            <ButtonLink href={actions.consultation.href} variant="onBand">
              {actions.consultation.label}
            </ButtonLink>
            <ButtonLink href={actions.templates.href} variant="onBandOutline">
              {actions.templates.label}
            </ButtonLink>
          </Inline>
        </Stack>
        <Stack gap="lg">
          {firm.publicity.testimonials && (
            <figure className={css.bandQuote}>
              <blockquote>
                <Text size="lead" tone="onBand">
                  “{testimonial.content}”
                </Text>
              </blockquote>
              <figcaption>
                <Text as="div" size="small" tone="onBandQuiet">
                  {testimonial.name}, {testimonial.role}
                </Text>
              </figcaption>
            </figure>
          )}
          <ul role="list" className={css.bandBadges}>
            {badges.map((badge) => (
              <li key={badge} className={css.bandBadge}>
                {badge}
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </Section>
  )
}
