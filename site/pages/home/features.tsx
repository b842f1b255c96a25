import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { features } from './words.ts'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'

/** Six cards in one ruled sheet; on a phone, rows of a ledger. */
export function Features() {
  return (
    <Section id="features" labelledBy="features-heading" surface="sheet">
      <Stack gap="lg">
        <SectionHeading id="features-heading" heading={features.heading}>
          {features.subheading}
        </SectionHeading>
        <ul role="list" className={css.ruledGrid}>
          {features.items.map(({ title, text, isNew }) => (
            <li key={title} className={css.ruledCell}>
              <Heading level={3} size="label">
                {title} {isNew && <Badge variant="outline">{features.isNew}</Badge>}
              </Heading>
              <Text size="small" tone="quiet">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
