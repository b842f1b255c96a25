/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ComboBox } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <ComboBox options={[]} />,
)
refused(
  // @ts-expect-error: `options` is required.
  <ComboBox label="Client" />,
)
refused(
  // @ts-expect-error: a label is text: typing filters by it.
  <ComboBox label="Client" options={[{ value: 'rao', label: <b>Rao</b> }]} />,
)
refused(
  // @ts-expect-error: a single value.
  <ComboBox label="Client" options={[]} value={['rao']} />,
)
refused(
  // @ts-expect-error: no placeholder: it would replace the label or the description.
  <ComboBox label="Client" options={[]} placeholder="Name" />,
)
