/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Inline } from './index.ts'

refused(
  // @ts-expect-error: a gap of the tokens.
  <Inline gap={12}>Words</Inline>,
)
refused(
  // @ts-expect-error: one of its alignments.
  <Inline align="stretch">Words</Inline>,
)
