/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SideMenu } from './index.ts'

refused(
  // @ts-expect-error: every entry has an `href`.
  <SideMenu entries={[{ label: 'Client Login' }]} />,
)
refused(
  // @ts-expect-error: a badge is text.
  <SideMenu entries={[{ label: 'Client Login', href: '/auth', badge: true }]} />,
)
