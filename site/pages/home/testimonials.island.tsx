import { Carousel } from '@anupalan/design-system/carousel'
import { Section } from '@anupalan/design-system/section'
import { TestimonialCard } from '@anupalan/design-system/testimonial-card'
import { testimonialsSection } from './words.ts'
import { testimonials } from '../../content/testimonials.ts'
import { SectionHeading } from './section-heading.tsx'

/** Testimonials in pages. No card is featured here, even if the content marks it. */
export default function Testimonials() {
  const { heading, subheading, line } = testimonialsSection
  return (
    <Section id="testimonials" labelledBy="testimonials-heading" surface="sheet">
      <Carousel
        label={heading}
        heading={
          <SectionHeading id="testimonials-heading" kicker={heading} heading={subheading}>
            {line}
          </SectionHeading>
        }
      >
        {testimonials.map(({ featured: _never, sample: _content, ...testimonial }) => (
          <TestimonialCard key={testimonial.name} {...testimonial} featured={false} />
        ))}
      </Carousel>
    </Section>
  )
}
