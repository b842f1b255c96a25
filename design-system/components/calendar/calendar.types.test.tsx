/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Calendar } from './index.ts'

const day = '2026-11-20'

refused(
  // @ts-expect-error: `label` is required.
  <Calendar min={day} max={day} value={null} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: a day is an ISO date, not a `Date`.
  <Calendar label="Day of the meeting" min={day} max={day} value={new Date()} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: `max` is required.
  <Calendar label="Day of the meeting" min={day} value={null} onChange={() => {}} />,
)
