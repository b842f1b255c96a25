import { Text } from '@anupalan/design-system/text'

export interface TermsProps {
  items: readonly { term: string; text: string }[]
  className?: string
}

/** A description list in small text: for notices and the cookie details. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <Text as="dt" size="small" weight="strong">
            {term}
          </Text>
          <Text as="dd" size="small" tone="quiet">
            {text}
          </Text>
        </div>
      ))}
    </dl>
  )
}
