/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { RadioGroup } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <RadioGroup options={[]} />,
)
refused(
  // @ts-expect-error: an option has a `value`.
  <RadioGroup label="Year" options={[{ label: '2026' }]} />,
)
refused(
  // @ts-expect-error: `list` or `segmented`.
  <RadioGroup label="Year" options={[]} variant="buttons" />,
)
refused(
  // @ts-expect-error: the value is a string.
  <RadioGroup label="Year" options={[]} value={2026} />,
)
