import { Link } from '@anupalan/design-system/link'
import { Fragment } from 'react'
import type { Prose } from '../../content/prose.ts'
import * as css from './prose-text.css.ts'

/** Renders prose of the content with its links. */
export function ProseText({ words }: { words: Prose }) {
  if (typeof words === 'string') return <NoBreakNames words={words} />
  return words.map((piece) =>
    typeof piece === 'string' ? (
      <NoBreakNames key={piece} words={piece} />
    ) : (
      <Link key={piece.href + piece.label} href={piece.href}>
        {piece.label}
      </Link>
    ),
  )
}

/** Names of forms and returns, such as "GSTR-3B" or "AOC-4", and telephone numbers. */
const unbroken = /([A-Z]{3,5}-\d{1,2}[A-Z]?\b|\+91(?: \d+)+)/

/** Text without line breaks in names of forms: browsers break lines after hyphens. */
export const NoBreakNames = ({ words }: { words: string }) =>
  words.split(unbroken).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className={css.nowrap}>
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  )

/** Prose as plain text, for keys. */
export const plainText = (words: Prose): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')
