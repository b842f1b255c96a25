import { Link } from '@anupalan/design-system/link'
import { Fragment } from 'react'
import type { Prose } from '../../content/prose.ts'
import * as css from './prose-text.css.ts'

/** Words of the content, their links as links. */
export function ProseText({ words }: { words: Prose }) {
  if (typeof words === 'string') return <Whole words={words} />
  return words.map((piece) =>
    typeof piece === 'string' ? (
      <Whole key={piece} words={piece} />
    ) : (
      <Link key={piece.href + piece.label} href={piece.href}>
        {piece.label}
      </Link>
    ),
  )
}

/** The name of a form or return, such as "GSTR-3B" or "AOC-4", and a telephone number. */
const unbroken = /([A-Z]{3,5}-\d{1,2}[A-Z]?\b|\+91(?: \d+)+)/

/** Words whose names of forms stay on one line: browsers would end a line at the hyphen. */
export const Whole = ({ words }: { words: string }) =>
  words.split(unbroken).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className={css.whole}>
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  )

/** As text alone, for keys. */
export const plainText = (words: Prose): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')
