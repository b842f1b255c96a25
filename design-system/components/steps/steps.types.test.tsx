/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Steps } from './index.ts'

refused(
  // @ts-expect-error: where one is: a step's id, or null after the last.
  <Steps steps={[]} />,
)
refused(
  // @ts-expect-error: steps are known by an id, not by their place.
  <Steps steps={[{ id: 'day', label: 'Day' }]} current={1} />,
)
