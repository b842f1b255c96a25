/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { RadioGroup } from './index.ts'

refused(
  // @ts-expect-error: a choice without its label is a riddle.
  <RadioGroup options={[]} />,
)
refused(
  // @ts-expect-error: an option has what the form sends.
  <RadioGroup label="Year" options={[{ label: '2026' }]} />,
)
refused(
  // @ts-expect-error: list or segmented.
  <RadioGroup label="Year" options={[]} variant="buttons" />,
)
refused(
  // @ts-expect-error: the value is the option’s text.
  <RadioGroup label="Year" options={[]} value={2026} />,
)
