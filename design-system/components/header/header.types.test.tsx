/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Header } from './index.ts'

refused(
  // @ts-expect-error: an entry has an `href` or a list.
  <Header logo="Anupalan" entries={[{ label: 'Tools' }]} />,
)
refused(
  // @ts-expect-error: a badge is text.
  <Header logo="Anupalan" entries={[{ label: 'Tools', href: '/tools', badge: true }]} />,
)
refused(
  // @ts-expect-error: the specification fixes the threshold.
  <Header logo="Anupalan" entries={[]} compactAfter={100} />,
)
