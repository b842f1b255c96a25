/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Disclosure } from './index.ts'

refused(
  // @ts-expect-error: `summary` is required.
  <Disclosure>Words</Disclosure>,
)
refused(
  // @ts-expect-error: the initial state is `isOpen`; afterwards the browser owns it.
  <Disclosure summary="More" open>
    Words
  </Disclosure>,
)
