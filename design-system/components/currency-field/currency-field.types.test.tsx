/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { CurrencyField } from './index.ts'

refused(
  // @ts-expect-error: what is typed is kept as text: money is counted in paise elsewhere.
  <CurrencyField label="Salary" value={1234567} />,
)
refused(
  // @ts-expect-error: it is always a field for figures.
  <CurrencyField label="Salary" type="number" />,
)
refused(
  // @ts-expect-error: a field without its label is a riddle.
  <CurrencyField name="salary" />,
)
