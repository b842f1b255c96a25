/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { BrandMark } from './index.ts'

refused(
  // @ts-expect-error: its colours are the brand’s.
  <BrandMark colour="red" />,
)
refused(
  // @ts-expect-error: the title is text for a screen reader.
  <BrandMark title={<b>Anupalan</b>} />,
)
