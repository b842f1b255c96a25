import { firm } from '../content/firm.ts'

/** Document title: the page's title, with the firm’s name appended if it does not contain it. */
export const documentTitle = (title: string): string =>
  title.includes(firm.name) ? title : `${title} | ${firm.name}`
