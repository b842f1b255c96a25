import { Text } from '@anupalan/design-system/text'
import type { Prose } from '../../content/prose.ts'
import * as layout from '../page-layout.css.ts'
import * as css from './ruled-terms.css.ts'
import { ProseText } from './prose-text.tsx'

export interface RuledTermsProps {
  terms: readonly { term: string; text: Prose }[]
}

/** A description list with rules; terms and descriptions are side by side from tablet width. */
export const RuledTerms = ({ terms }: RuledTermsProps) => (
  <dl className={layout.ruledList}>
    {terms.map(({ term, text }) => (
      <div key={term} className={css.row}>
        <Text as="dt" weight="strong">
          {term}
        </Text>
        <Text as="dd">
          <ProseText words={text} />
        </Text>
      </div>
    ))}
  </dl>
)
