import type { PersonName } from '@anupalan/server/contract/core/comments'
import { unbroken } from '../../../ui/unbroken.css.ts'
import { personLabel } from '../documents/document-labels.ts'
import { person as personStyle } from './portal.css.ts'

export interface SentByProps {
  person: PersonName
  /** A day or a time, such as `17 Nov` or `17 Nov 2026, 4:30 pm`. */
  when: string
}

/** Who, and when: neither breaks over two lines, but a name that is wider than one. */
export const SentBy = ({ person, when }: SentByProps) => (
  <>
    <span className={personStyle}>
      <bdi>{personLabel(person)}</bdi>,
    </span>{' '}
    <span className={unbroken}>{when}</span>
  </>
)
