/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ToastRegion } from './index.ts'

refused(
  // @ts-expect-error: toasts come from the store.
  <ToastRegion toasts={[]} />,
)
refused(
  // @ts-expect-error: the specification fixes one toast at a time.
  <ToastRegion limit={3} />,
)
