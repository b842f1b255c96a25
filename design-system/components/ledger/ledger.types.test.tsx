/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Ledger, LedgerRow } from './index.ts'

refused(
  // @ts-expect-error: a row has what it is about.
  <LedgerRow start="7 Dec" />,
)
refused(
  // @ts-expect-error: one of its surfaces.
  <Ledger surface="band">Words</Ledger>,
)
