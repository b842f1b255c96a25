import { firm } from '../content/firm.ts'

/** Title of a document: that of its page, and the firm’s name where the page does not say it itself. */
export const documentTitle = (title: string): string =>
  title.includes(firm.name) ? title : `${title} | ${firm.name}`
