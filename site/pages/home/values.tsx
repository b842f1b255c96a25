import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import type { Feature } from './words.ts'
import * as css from './home.css.ts'

/** Short promises, each below a double rule, as list items. */
export const Values = ({ items }: { items: readonly Feature[] }) =>
  items.map(({ title, text }) => (
    <li key={title} className={css.value}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <Text size="small" tone="quiet">
        {text}
      </Text>
    </li>
  ))
