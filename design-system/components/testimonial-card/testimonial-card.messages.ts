/** The testimonial card's own words. */
export const testimonialCardMessages = {
  /** The mark of the review that is picked out. */
  featured: 'Featured Review',
  /** Unfolds the rest of a long quote. */
  readMore: 'Read more',
  /** Folds it again. */
  readLess: 'Read less',
  /** For screen readers, after `readMore` and `readLess`: which of several reviews. */
  reviewBy: (name: string) => `of the review by ${name}`,
}
