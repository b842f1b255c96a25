/** The carousel's own words. */
export const carouselMessages = {
  /** What kind of thing it is, as a screen reader says it after the name. */
  carousel: 'carousel',
  /** What kind of thing each of its parts is. */
  slide: 'slide',
  /** Name of one slide. */
  slideOf: (slide: number, slides: number) => `${slide} of ${slides}`,
  /** Name of the part that scrolls. */
  slides: 'Slides',
  previous: 'Previous',
  next: 'Next',
  /** Announced when a page is turned. */
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
