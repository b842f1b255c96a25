/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Breadcrumbs } from './index.ts'

refused(
  // @ts-expect-error: the page itself is named.
  <Breadcrumbs items={[{ label: 'Home', href: '/' }]} />,
)
refused(
  // @ts-expect-error: every crumb leads somewhere.
  <Breadcrumbs items={[{ label: 'Home' }]} current="Tools" />,
)
