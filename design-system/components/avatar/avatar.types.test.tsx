/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Avatar } from './index.ts'

refused(
  // @ts-expect-error: initials are made from the name, and so is what a screen reader hears.
  <Avatar initials="AR" />,
)
refused(
  // @ts-expect-error: a colour of the tokens.
  <Avatar name="Asha Rao" tone="#2c5f8a" />,
)
refused(
  // @ts-expect-error: one of its sizes, not a number of px.
  <Avatar name="Asha Rao" size={48} />,
)
