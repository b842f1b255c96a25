import { QUOTE_SHOWN, QUOTE_SPARED } from './testimonial-card.constants.ts'

export interface FoldedQuote {
  /** The visible part. */
  shown: string
  /** The collapsed part; empty if the quote is short enough. */
  rest: string
}

/** The end of a sentence, with the danda of Indian scripts and the marks of Arabic and Chinese. */
const SENTENCE_END = /[.!?…।॥؟。！？]["'”’»)]*\s/gu
const SPACE = /\s/gu
/** Between two letters, never between a letter and its combining marks. */
const LETTER_END = /(?![\p{M}\u200C\u200D])/gu

const lastEnd = (text: string, end: RegExp) => {
  let last = 0
  for (const match of text.matchAll(end)) last = match.index + match[0].length
  return last
}

/**
 * Splits a long quote: after a sentence, else between words, else between letters. The two parts joined are the quote,
 * except for white space between them.
 */
export function foldQuote(content: string): FoldedQuote {
  const quote = content.trim()
  if (quote.length <= QUOTE_SHOWN + QUOTE_SPARED) return { shown: quote, rest: '' }
  const room = quote.slice(0, QUOTE_SHOWN + 1)
  const cut =
    [lastEnd(room, SENTENCE_END), lastEnd(room, SPACE)].find((end) => end >= QUOTE_SHOWN / 2) ??
    letterBoundary(quote, QUOTE_SHOWN)
  return { shown: quote.slice(0, cut).trimEnd(), rest: quote.slice(cut).trimStart() }
}

function letterBoundary(text: string, at: number) {
  const boundary = new RegExp(LETTER_END)
  boundary.lastIndex = at
  return boundary.exec(text)?.index ?? at
}
