import { cachedTokenize } from './tokenize.ts'
import * as css from './articles.css.ts'

/** A text with its matching words marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const pieces = text.split(/([\p{L}\p{N}]+(?:[-–./][\p{L}\p{N}]+)*)/u)
  return pieces.map((piece, at) =>
    // The capturing group makes every second piece a word.
    at % 2 === 1 && cachedTokenize(piece).some((word) => terms.includes(word)) ? (
      <mark key={at} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
