/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Stat, StatGroup } from './index.ts'

refused(
  // @ts-expect-error: a figure without its words says nothing.
  <Stat figure="98%" />,
)
refused(
  // @ts-expect-error: one of its layouts.
  <StatGroup layout="grid">Words</StatGroup>,
)
