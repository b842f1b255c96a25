/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Avatar } from './index.ts'

refused(
  // @ts-expect-error: `name` is required: initials and accessible name derive from it.
  <Avatar initials="AR" />,
)
refused(
  // @ts-expect-error: the name of a tone, not a CSS colour.
  <Avatar name="Asha Rao" tone="#2c5f8a" />,
)
refused(
  // @ts-expect-error: one of its sizes, not a number of px.
  <Avatar name="Asha Rao" size={48} />,
)
