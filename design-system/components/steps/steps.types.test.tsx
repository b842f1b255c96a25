/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Steps } from './index.ts'

refused(
  // @ts-expect-error: `current` is required: a step's id, or null after the last.
  <Steps steps={[]} />,
)
refused(
  // @ts-expect-error: `current` is an id, not an index.
  <Steps steps={[{ id: 'day', label: 'Day' }]} current={1} />,
)
