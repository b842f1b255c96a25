import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { firm } from '../../content/firm.ts'
import { billingWords, lowestPlanOf, type ServiceSlug } from '../../content/pricing.ts'
import { servicesSection } from './words.ts'
import { services, type Service } from '../../content/services.ts'
import { ServiceDrawing } from '../../ui/service-drawing/service-drawing.tsx'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'
import { Values } from './values.tsx'

/** Four value cards, then the six services with their lowest fee: cards, on a phone rows of a ledger. */
export function Services() {
  return (
    <Section id="services" labelledBy="services-heading">
      <Stack gap="lg">
        <SectionHeading id="services-heading" heading={servicesSection.heading}>
          {servicesSection.subheading}
        </SectionHeading>
        <ul role="list" className={css.values}>
          <Values items={servicesSection.values} />
        </ul>
        <ul role="list" className={css.services}>
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </ul>
      </Stack>
    </Section>
  )
}

function ServiceCard({ service }: { service: Service & { slug: ServiceSlug } }) {
  const { slug, title, summary, features, href, rate } = service
  const plan = lowestPlanOf(slug)
  return (
    <li className={css.service}>
      <span className={css.serviceDrawing}>
        <ServiceDrawing slug={slug} size="small" />
      </span>
      <div className={css.serviceHead}>
        <Heading level={3} size="label">
          {title}
        </Heading>
        {plan && (
          <Text as="span" size="small" weight="strong" figures>
            {servicesSection.from} {formatRupees(plan.fee)} {billingWords[plan.billing]}
          </Text>
        )}
      </div>
      <div className={css.serviceSummary}>
        <Text size="small" tone="quiet">
          {summary}
        </Text>
      </div>
      <ul role="list" className={css.serviceFeatures}>
        {features.map((feature) => (
          <li key={feature} className={css.serviceFeature}>
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.serviceFoot}>
        <Link href={href} variant="strong">
          {servicesSection.learnMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <span className={css.arrow} aria-hidden />
        </Link>
        {rate && firm.publicity.superlatives && (
          <Text as="span" size="small" tone="positive" weight="strong" figures>
            {rate.value} {rate.text}
          </Text>
        )}
      </div>
    </li>
  )
}
