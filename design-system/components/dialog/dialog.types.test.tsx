/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Dialog } from './index.ts'

refused(
  // @ts-expect-error: `title` is required.
  <Dialog isOpen onOpenChange={() => {}}>
    Words
  </Dialog>,
)
refused(
  // @ts-expect-error: `onOpenChange` is required.
  <Dialog isOpen title="Feedback">
    Words
  </Dialog>,
)
refused(
  // @ts-expect-error: one of its sizes.
  <Dialog isOpen onOpenChange={() => {}} title="Feedback" size="huge">
    Words
  </Dialog>,
)
