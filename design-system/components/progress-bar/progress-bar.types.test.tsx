/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ProgressBar, ProgressCircle } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <ProgressBar value={0.5} />,
)
refused(
  // @ts-expect-error: `value` is a number.
  <ProgressBar label="Sending cv.pdf" value="50%" />,
)
refused(
  // @ts-expect-error: `valueText` is text, as `aria-valuetext` is.
  <ProgressBar label="Sending cv.pdf" valueText={<b>3 of 12</b>} />,
)
refused(
  // @ts-expect-error: its text is next to it.
  <ProgressCircle>Sending</ProgressCircle>,
)
