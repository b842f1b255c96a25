/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Columns } from './index.ts'

refused(
  // @ts-expect-error: two, three or four.
  <Columns count={5}>Words</Columns>,
)
refused(
  // @ts-expect-error: a gap of the tokens.
  <Columns count={2} gap="16px">
    Words
  </Columns>,
)
