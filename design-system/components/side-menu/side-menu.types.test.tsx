/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SideMenu } from './index.ts'

refused(
  // @ts-expect-error: every entry leads somewhere.
  <SideMenu entries={[{ label: 'Client Login' }]} />,
)
refused(
  // @ts-expect-error: what marks an entry is a word.
  <SideMenu entries={[{ label: 'Client Login', href: '/auth', badge: true }]} />,
)
