/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TextField } from './index.ts'

refused(
  // @ts-expect-error: a field without its label is a riddle.
  <TextField name="email" />,
)
refused(
  // @ts-expect-error: figures are text with a keyboard of their own.
  <TextField label="Amount" type="number" />,
)
refused(
  // @ts-expect-error: it tells its text, not an event.
  <TextField label="Email" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: a placeholder goes when it is needed.
  <TextField label="Email" placeholder="you@example.com" />,
)
