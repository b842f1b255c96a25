import { Card } from '@anupalan/design-system/card'
import { Columns } from '@anupalan/design-system/columns'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { firm } from '../../content/firm.ts'
import { servicesSection } from './words.ts'
import { services, type Service } from '../../content/services.ts'
import * as layout from '../../ui/page-layout.css.ts'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'
import { Values } from './values.tsx'

/** Four value cards, then the six services. */
export function Services() {
  return (
    <Section id="services" labelledBy="services-heading">
      <Stack gap="xl">
        <SectionHeading id="services-heading" heading={servicesSection.heading}>
          {servicesSection.subheading}
        </SectionHeading>
        <Columns as="ul" count={4} gap="lg">
          <Values items={servicesSection.values} />
        </Columns>
        <Columns as="ul" count={3} gap="lg">
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </Columns>
      </Stack>
    </Section>
  )
}

function ServiceCard({ service: { title, summary, features, href, rate } }: { service: Service }) {
  return (
    <Card
      as="li"
      footer={
        <>
          <Link href={href} variant="strong">
            {servicesSection.learnMore}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
          {rate && firm.publicity.superlatives && (
            <Text as="span" tone="positive" weight="strong" figures>
              {rate.value} {rate.text}
            </Text>
          )}
        </>
      }
    >
      <Heading level={3}>{title}</Heading>
      <Text tone="quiet">{summary}</Text>
      <ul className={layout.ruledList}>
        {features.map((feature) => (
          <li key={feature} className={css.serviceFeature}>
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
