/** Props that the types reject: `npm run types` fails if one is accepted. */
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
