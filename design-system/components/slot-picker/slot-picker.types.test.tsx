/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SlotPicker } from './index.ts'

refused(
  // @ts-expect-error: times without a name of their group.
  <SlotPicker groups={[]} value={null} onChange={() => {}} />,
)
const slots = [{ value: 'a', time: 10 }]
refused(
  // @ts-expect-error: a time is said as it is read.
  <SlotPicker label="Time" groups={[{ label: 'Morning', slots }]} value={null} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: it tells the value, not an event.
  <SlotPicker label="Time" groups={[]} value={null} onChange={(event: Event) => event.preventDefault()} />,
)
