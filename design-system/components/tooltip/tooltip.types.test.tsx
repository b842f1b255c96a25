/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Tooltip, TooltipTerm } from './index.ts'

refused(
  // @ts-expect-error: `text` is required.
  <Tooltip>
    <button type="button">Send</button>
  </Tooltip>,
)
refused(
  // @ts-expect-error: `text` is text: no links, no second control.
  <Tooltip text={<a href="/help">Help</a>}>
    <button type="button">Send</button>
  </Tooltip>,
)
refused(
  // @ts-expect-error: its child is an element, which can have the focus.
  <Tooltip text="Help">Send</Tooltip>,
)
refused(
  // @ts-expect-error: above or below: beside it would cover the text of the line.
  <Tooltip text="Help" placement="start">
    <button type="button">Send</button>
  </Tooltip>,
)
refused(
  // @ts-expect-error: a term is text.
  <TooltipTerm text="₹1,24,56,789">{124}</TooltipTerm>,
)
