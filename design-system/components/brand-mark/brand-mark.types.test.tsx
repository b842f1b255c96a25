/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { BrandMark } from './index.ts'

refused(
  // @ts-expect-error: its colours are the brand’s.
  <BrandMark colour="red" />,
)
refused(
  // @ts-expect-error: a title is text: it is read.
  <BrandMark title={<b>Anupalan</b>} />,
)
