/** Messages of the testimonial card. */
export const testimonialCardMessages = {
  /** Badge of the featured review. */
  featured: 'Featured Review',
  /** Expands the rest of a long quote. */
  readMore: 'Read more',
  /** Collapses it again. */
  readLess: 'Read less',
  /** For screen readers, after `readMore` and `readLess`: identifies the review. */
  reviewBy: (name: string) => `of the review by ${name}`,
}
