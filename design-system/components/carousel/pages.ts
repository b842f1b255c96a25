/** How many pages `cards` make: "testimonials divided by cards per page, rounded up". */
export const pageCount = (cards: number, cardsPerPage: number): number => Math.ceil(cards / cardsPerPage)

/** The index of the page that holds a card, both counted from 0. */
export const pageOf = (card: number, cardsPerPage: number): number => Math.floor(card / cardsPerPage)

/** The index of the first card of a page, both counted from 0. */
export const firstCardOf = (page: number, cardsPerPage: number): number => page * cardsPerPage

/** `index` held to the pages that there are; 0 where there is none. */
export const clampPage = (index: number, pages: number): number => Math.max(0, Math.min(index, pages - 1))
