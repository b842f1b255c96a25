/** Splits a text of the site into sentences. */

/** Abbreviations that a full stop does not end a sentence after. */
const abbreviation =
  /(?:\b(?:Rs|No|Nos|Dr|Mr|Mrs|Ms|vs|etc|e\.g|i\.e|approx|Pvt|Ltd|Co|Art|Sec|Sch|Sl|St)|\b[A-Z])\.$/

/** “Papers.” and “Yes.” say something only with what follows, in characters. */
const SHORT_SENTENCE = 12

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}₹])/u)) {
    const last = sentences.at(-1)
    const isContinued = last !== undefined && (abbreviation.test(last) || last.length <= SHORT_SENTENCE)
    if (isContinued) sentences[sentences.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') sentences.push(part.trim())
  }
  return sentences
}
