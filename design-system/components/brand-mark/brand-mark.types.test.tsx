/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { accountBook } from './brand-mark.samples.ts'
import { BrandMark } from './index.ts'

refused(
  // @ts-expect-error: its colours are the brand’s.
  <BrandMark drawing={accountBook} colour="red" />,
)
refused(
  // @ts-expect-error: the title is text for a screen reader.
  <BrandMark drawing={accountBook} title={<b>Anupalan</b>} />,
)
refused(
  // @ts-expect-error: a logo has a drawing.
  <BrandMark />,
)
