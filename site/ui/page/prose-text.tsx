import { Link } from '@anupalan/design-system/link'
import type { Prose } from '../../content/prose.ts'
import { Unbroken } from '../unbroken.tsx'

/** Renders prose of the content with its links. */
export function ProseText({ words }: { words: Prose }) {
  if (typeof words === 'string') return <Unbroken text={words} />
  return words.map((piece) =>
    typeof piece === 'string' ? (
      <Unbroken key={piece} text={piece} />
    ) : (
      <Link key={piece.href + piece.label} href={piece.href}>
        {piece.label}
      </Link>
    ),
  )
}

/** Prose as plain text, for keys. */
export const plainText = (words: Prose): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')
