import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { TestimonialCard } from '@anupalan/design-system/testimonial-card'
import { testimonialsSection } from '../../content/home.ts'
import { testimonials } from '../../content/testimonials.ts'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'

/** What clients say, as a list that scrolls sideways. */
export function Testimonials() {
  const { heading, subheading, line } = testimonialsSection
  return (
    <Section id="testimonials" labelledBy="testimonials-heading" surface="sheet">
      <Stack gap="xl">
        <SectionHeading id="testimonials-heading" kicker={heading} heading={subheading}>
          {line}
        </SectionHeading>
        <ul className={css.testimonials} tabIndex={0} aria-label={heading}>
          {testimonials.map(({ featured: _never, sample: _content, ...testimonial }) => (
            <li key={testimonial.name} className={css.testimonial}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
