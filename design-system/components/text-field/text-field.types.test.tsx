/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TextField } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <TextField name="email" autoComplete="email" />,
)
refused(
  // @ts-expect-error: `autoComplete` is required: browsers suggest earlier entries without it.
  <TextField label="Email" />,
)
refused(
  // @ts-expect-error: figures are text with a numeric keyboard.
  <TextField label="Amount" autoComplete="off" type="number" />,
)
refused(
  // @ts-expect-error: `onChange` receives the text, not an event.
  <TextField label="Email" autoComplete="off" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: no placeholder: it disappears on input.
  <TextField label="Email" autoComplete="off" placeholder="you@example.com" />,
)
