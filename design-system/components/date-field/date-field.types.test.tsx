/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { DateField } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <DateField name="birth" />,
)
refused(
  // @ts-expect-error: a date is `YYYY-MM-DD`, not a `Date`.
  <DateField label="Date of birth" value={new Date()} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: nor is it written as it is displayed.
  <DateField label="Date of birth" defaultValue="23/11/2026" />,
)
refused(
  // @ts-expect-error: `onChange` receives the date, not an event.
  <DateField label="Date of birth" onChange={(event: Event) => event.preventDefault()} />,
)
