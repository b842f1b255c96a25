/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ToastRegion } from './index.ts'

refused(
  // @ts-expect-error: what it shows is told to the store.
  <ToastRegion toasts={[]} />,
)
refused(
  // @ts-expect-error: how many at a time is the specification’s.
  <ToastRegion limit={3} />,
)
