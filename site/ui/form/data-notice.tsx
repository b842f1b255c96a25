import { Disclosure } from '@anupalan/design-system/disclosure'
import * as css from './data-notice.css.ts'
import { Terms, type TermsProps } from '../terms.tsx'

export interface DataNoticeProps extends Pick<TermsProps, 'items'> {
  heading: string
}

/** Digital Personal Data Protection Act 2023, s.5: what a form takes, why, and how to have it back. */
export const DataNotice = ({ heading, items }: DataNoticeProps) => (
  // The first in a box of its own: it is ruled above as well as below.
  <div>
    <Disclosure summary={heading}>
      <Terms items={items} className={css.items} />
    </Disclosure>
  </div>
)
