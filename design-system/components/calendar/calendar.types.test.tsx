/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Calendar } from './index.ts'

const day = '2026-11-20'

refused(
  // @ts-expect-error: a grid of days says what the day is for.
  <Calendar min={day} max={day} value={null} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: a day is a date in a calendar, not a moment.
  <Calendar label="Day of the meeting" min={day} max={day} value={new Date()} onChange={() => {}} />,
)
refused(
  // @ts-expect-error: without its last day it has no end.
  <Calendar label="Day of the meeting" min={day} value={null} onChange={() => {}} />,
)
