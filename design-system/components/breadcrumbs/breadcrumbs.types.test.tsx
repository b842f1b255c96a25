/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Breadcrumbs } from './index.ts'

refused(
  // @ts-expect-error: `current` is required.
  <Breadcrumbs items={[{ label: 'Home', href: '/' }]} />,
)
refused(
  // @ts-expect-error: every crumb is a link.
  <Breadcrumbs items={[{ label: 'Home' }]} current="Tools" />,
)
