import { Heading } from '../heading/index.ts'
import { Stack } from '../stack/index.ts'
import { TestimonialCard, type TestimonialCardProps } from '../testimonial-card/index.ts'
import { Text } from '../text/index.ts'

export const clients: readonly TestimonialCardProps[] = [
  {
    content: 'Our GST went from a monthly panic to a message saying it is done.',
    name: 'Ramesh S.',
    role: 'Owner, sweet shop',
    company: 'Gulmohar Sweets, Mysuru',
    rating: 5,
  },
  {
    content: 'Eleven stores, one ledger. Year-end closed in nine days.',
    name: 'Meera N.',
    role: 'Director, retail chain',
    company: 'Nandi Stores, Hubballi',
    bgColor: 'green',
    rating: 5,
  },
  {
    content: 'They found input credit we had missed for two years.',
    name: 'Arvind K.',
    role: 'Partner, textiles',
    company: 'Tungabhadra Weaves, Davanagere',
    bgColor: 'red',
    rating: 5,
  },
  {
    content: 'Sixty engineers on payroll, and I no longer keep the PF dates in my head.',
    name: 'Kavita Deshpande',
    role: 'CEO, electronics services',
    company: 'Fieldlight Electronics, Pune',
    rating: 5,
  },
]

export const cards = (list: readonly TestimonialCardProps[]) =>
  list.map((client) => <TestimonialCard key={client.name} {...client} />)

export const SampleHeading = () => (
  <Stack gap="sm">
    <Heading level={2}>What Our Clients Say</Heading>
    <Text size="lead" tone="quiet">
      Hear from businesses that have transformed their compliance journey with our expert guidance.
    </Text>
  </Stack>
)
