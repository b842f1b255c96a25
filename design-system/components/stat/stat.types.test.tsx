/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Stat, StatGroup } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <Stat figure="98%" />,
)
refused(
  // @ts-expect-error: one of its layouts.
  <StatGroup layout="grid">Words</StatGroup>,
)
