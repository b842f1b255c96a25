/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Header } from './index.ts'

refused(
  // @ts-expect-error: an entry leads somewhere or opens a list.
  <Header logo="Anupalan" entries={[{ label: 'Tools' }]} />,
)
refused(
  // @ts-expect-error: what marks an entry is a word.
  <Header logo="Anupalan" entries={[{ label: 'Tools', href: '/tools', badge: true }]} />,
)
refused(
  // @ts-expect-error: when it becomes compact is the specification’s.
  <Header logo="Anupalan" entries={[]} compactAfter={100} />,
)
