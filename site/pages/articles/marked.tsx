import { cachedTokenize } from './tokenize.ts'
import * as css from './articles.css.ts'

/** A text in which the words that were looked for are marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const pieces = text.split(/([\p{L}\p{N}]+(?:[-–./][\p{L}\p{N}]+)*)/u)
  return pieces.map((piece, at) =>
    // Words stand between the others.
    at % 2 === 1 && cachedTokenize(piece).some((word) => terms.includes(word)) ? (
      <mark key={at} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
