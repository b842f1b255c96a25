/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ProgressBar } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <ProgressBar value={0.5} />,
)
refused(
  // @ts-expect-error: `value` is a number.
  <ProgressBar label="Sending cv.pdf" value="50%" />,
)
