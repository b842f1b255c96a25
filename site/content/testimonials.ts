/** Colour of the circle that stands in for a missing picture. Blue unless said otherwise. */
export type CircleColour = 'blue' | 'green' | 'red'

export interface Testimonial {
  content: string
  name: string
  role: string
  company: string
  image?: string
  bgColor?: CircleColour
  /** Letters in the circle; the first letter of each word of the name where none are given. */
  initial?: string
  /** 0 to 5. */
  rating: number
  featured?: boolean
  /** Not said by a real person. A practice shows its own clients' words, with their leave, or none. */
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
