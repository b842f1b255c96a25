/** Characters of a quote that a card shows initially: about eight lines of a card in three columns. */
export const QUOTE_SHOWN = 280

/** A quote longer by at most this many characters is shown completely: its rest would be shorter than “Read more”. */
export const QUOTE_SPARED = 60
