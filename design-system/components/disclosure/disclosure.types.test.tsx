/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Disclosure } from './index.ts'

refused(
  // @ts-expect-error: what is hidden is named by its summary.
  <Disclosure>Words</Disclosure>,
)
refused(
  // @ts-expect-error: its state is isOpen at first, and the browser’s from then on.
  <Disclosure summary="More" open>
    Words
  </Disclosure>,
)
