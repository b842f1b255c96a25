/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { PasswordField } from './index.ts'

refused(
  // @ts-expect-error: `autoComplete` is required: a password manager needs it.
  <PasswordField label="Password" />,
)
refused(
  // @ts-expect-error: password managers are never switched off.
  <PasswordField label="Password" autoComplete="off" />,
)
refused(
  // @ts-expect-error: no `maxLength`: browsers truncate pasted text silently.
  <PasswordField label="Password" autoComplete="new-password" maxLength={20} />,
)
refused(
  // @ts-expect-error: pasting is always allowed.
  <PasswordField label="Password" autoComplete="new-password" onPaste={(event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: strength is in words.
  <PasswordField label="Password" autoComplete="new-password" strengthOf={(text) => text.length} />,
)
