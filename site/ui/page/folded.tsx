import { Disclosure, type DisclosureProps } from '@anupalan/design-system/disclosure'
import * as css from './folded.css.ts'

/** Content that a phone shows behind its summary, and a wider window shows at once. Find in page opens it. */
export const Folded = ({ summary, children }: Pick<DisclosureProps, 'summary' | 'children'>) => (
  <div className={css.folded}>
    <Disclosure summary={summary}>{children}</Disclosure>
  </div>
)
