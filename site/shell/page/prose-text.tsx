import { Link } from '@anupalan/design-system/link'
import { Fragment } from 'react'
import type { Prose } from '../../content/prose.ts'

/** Words of the content, their links as links. */
export function ProseText({ words }: { words: Prose }) {
  if (typeof words === 'string') return words
  return words.map((piece) =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <Link key={piece.href + piece.label} href={piece.href}>
        {piece.label}
      </Link>
    ),
  )
}

/** As text alone, for keys. */
export const plainText = (words: Prose): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')
