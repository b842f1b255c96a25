/** Props that the types reject: `npm run types` fails if one is accepted. */
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
