/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Select } from './index.ts'

refused(
  // @ts-expect-error: a field without its label is a riddle.
  <Select options={[]} />,
)
refused(
  // @ts-expect-error: options are data.
  <Select label="Service">Words</Select>,
)
refused(
  // @ts-expect-error: what is read is text: the platform draws it.
  <Select label="Service" options={[{ value: 'gst', label: <b>GST</b> }]} />,
)
refused(
  // @ts-expect-error: one value.
  <Select label="Service" options={[]} multiple />,
)
