/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Dialog } from './index.ts'

refused(
  // @ts-expect-error: a dialog is announced by its title.
  <Dialog isOpen onOpenChange={() => {}}>
    Words
  </Dialog>,
)
refused(
  // @ts-expect-error: whoever opens it hears that it is closed.
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
