/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { DatePicker } from './index.ts'

const day = '2026-11-20'

refused(
  // @ts-expect-error: `label` is required.
  <DatePicker min={day} max={day} />,
)
refused(
  // @ts-expect-error: `max` is required: a calendar has a last month.
  <DatePicker label="Day of the visit" min={day} />,
)
refused(
  // @ts-expect-error: a date is `YYYY-MM-DD`, not a `Date`.
  <DatePicker label="Day of the visit" min={day} max={day} value={new Date()} />,
)
