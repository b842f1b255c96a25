/** Colour of the circle that replaces a missing image. @default 'blue' */
export type CircleColour = 'blue' | 'green' | 'red'

export interface Testimonial {
  content: string
  name: string
  role: string
  company: string
  image?: string
  bgColor?: CircleColour
  /** Letters in the circle. @default the initials of the name */
  initial?: string
  /** 0 to 5. */
  rating: number
  featured?: boolean
  /** Not by a real person. A practice shows real testimonials, with consent, or none. */
  sample: boolean
}

export const testimonials: readonly Testimonial[] = [
  {
    content: 'Our GST went from a monthly panic to a message saying it is done.',
    name: 'Ramesh S.',
    role: 'Owner, sweet shop',
    company: 'Gulmohar Sweets, Mysuru',
    bgColor: 'blue',
    initial: 'RS',
    rating: 5,
    sample: true,
  },
  {
    content: 'Eleven stores, one ledger. Year-end closed in nine days.',
    name: 'Meera N.',
    role: 'Director, retail chain',
    company: 'Nandi Stores, Hubballi',
    bgColor: 'green',
    initial: 'MN',
    rating: 5,
    sample: true,
  },
  {
    content: 'They found input credit we had missed for two years.',
    name: 'Arvind K.',
    role: 'Partner, textiles',
    company: 'Tungabhadra Weaves, Davanagere',
    bgColor: 'red',
    initial: 'AK',
    rating: 5,
    sample: true,
  },
  {
    content: 'Sixty engineers on payroll, and I no longer keep the PF dates in my head.',
    name: 'Kavita Deshpande',
    role: 'CEO, electronics services',
    company: 'Fieldlight Electronics, Pune',
    bgColor: 'blue',
    initial: 'KD',
    rating: 5,
    sample: true,
  },
]
