/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { CurrencyField } from './index.ts'

refused(
  // @ts-expect-error: the value is text.
  <CurrencyField label="Salary" value={1234567} />,
)
refused(
  // @ts-expect-error: its type is fixed.
  <CurrencyField label="Salary" type="number" />,
)
refused(
  // @ts-expect-error: `label` is required.
  <CurrencyField name="salary" />,
)
