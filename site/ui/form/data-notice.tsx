import { Disclosure } from '@anupalan/design-system/disclosure'
import * as css from './data-notice.css.ts'
import { Terms, type TermsProps } from '../terms.tsx'

export interface DataNoticeProps extends Pick<TermsProps, 'items'> {
  heading: string
}

/** Notice under the Digital Personal Data Protection Act 2023, s.5: what a form collects, why, and the visitor's rights. */
export const DataNotice = ({ heading, items }: DataNoticeProps) => (
  // The wrapper makes it a first child, which has a top border as well.
  <div>
    <Disclosure summary={heading}>
      <Terms items={items} className={css.items} />
    </Disclosure>
  </div>
)
