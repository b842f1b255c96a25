/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Select } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <Select options={[]} />,
)
refused(
  // @ts-expect-error: `options` is required.
  <Select label="Service">Words</Select>,
)
refused(
  // @ts-expect-error: a label is text: the browser renders it.
  <Select label="Service" options={[{ value: 'gst', label: <b>GST</b> }]} />,
)
refused(
  // @ts-expect-error: a single value.
  <Select label="Service" options={[]} multiple />,
)
