/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Ledger, LedgerRow } from './index.ts'

refused(
  // @ts-expect-error: `title` is required.
  <LedgerRow start="7 Dec" />,
)
refused(
  // @ts-expect-error: one of its surfaces.
  <Ledger surface="band">Words</Ledger>,
)
