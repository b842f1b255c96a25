/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TextArea } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <TextArea name="message" />,
)
refused(
  // @ts-expect-error: `onChange` receives the text, not an event.
  <TextArea label="Message" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: no placeholder: it disappears on input.
  <TextArea label="Message" placeholder="Your message" />,
)
