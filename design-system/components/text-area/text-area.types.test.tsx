/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TextArea } from './index.ts'

refused(
  // @ts-expect-error: a field without its label is a riddle.
  <TextArea name="message" />,
)
refused(
  // @ts-expect-error: it tells its text, not an event.
  <TextArea label="Message" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: a placeholder goes when it is needed.
  <TextArea label="Message" placeholder="Your message" />,
)
