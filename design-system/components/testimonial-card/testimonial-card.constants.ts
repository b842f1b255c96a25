/** Characters of a quote that a card shows without being asked: about eight lines of a card in three columns. */
export const QUOTE_SHOWN = 280

/** A quote this much longer, in characters, is shown whole: folding it would hide less than the words that unfold it. */
export const QUOTE_SPARED = 60
