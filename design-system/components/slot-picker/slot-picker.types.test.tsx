/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SlotPicker } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <SlotPicker groups={[]} value={null} onChange={() => {}} />,
)
const slots = [{ value: 'a', time: 10 }]
refused(
  // @ts-expect-error: a time is text.
  <SlotPicker label="Time" groups={[{ label: 'Morning', slots }]} value={null} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: `onChange` receives the value, not an event.
  <SlotPicker label="Time" groups={[]} value={null} onChange={(event: Event) => event.preventDefault()} />,
)
