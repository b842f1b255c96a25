/** Number of pages: "testimonials divided by cards per page, rounded up". */
export const pageCount = (cards: number, cardsPerPage: number): number => Math.ceil(cards / cardsPerPage)

/** The index of a card's page, both from 0. */
export const pageOf = (card: number, cardsPerPage: number): number => Math.floor(card / cardsPerPage)

/** The index of a page's first card, both from 0. */
export const firstCardOf = (page: number, cardsPerPage: number): number => page * cardsPerPage

/** `index` clamped to the existing pages; 0 if there are none. */
export const clampPage = (index: number, pages: number): number => Math.max(0, Math.min(index, pages - 1))
