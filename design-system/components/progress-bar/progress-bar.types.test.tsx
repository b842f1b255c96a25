/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ProgressBar } from './index.ts'

refused(
  // @ts-expect-error: what is under way is said.
  <ProgressBar value={0.5} />,
)
refused(
  // @ts-expect-error: how far it is is a number.
  <ProgressBar label="Sending cv.pdf" value="50%" />,
)
