/** Messages of the carousel. */
export const carouselMessages = {
  /** `aria-roledescription` of the carousel. */
  carousel: 'carousel',
  /** `aria-roledescription` of a slide. */
  slide: 'slide',
  /** Name of one slide. */
  slideOf: (slide: number, slides: number) => `${slide} of ${slides}`,
  /** Label of the scroll container. */
  slides: 'Slides',
  previous: 'Previous',
  next: 'Next',
  /** Announced when a page is turned. */
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
