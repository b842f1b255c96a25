/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Button, ButtonLink } from './index.ts'

refused(
  // @ts-expect-error: it has a label.
  <Button />,
)
refused(
  // @ts-expect-error: one of its variants.
  <Button variant="danger">Send</Button>,
)
refused(
  // @ts-expect-error: the prop is `onPress`, for every input device.
  <Button onClick={() => {}}>Send</Button>,
)
refused(
  // @ts-expect-error: the prop is `isDisabled`.
  <Button disabled>Send</Button>,
)
refused(
  // @ts-expect-error: a link is a `ButtonLink`.
  <Button href="/tools">Tools</Button>,
)
refused(
  // @ts-expect-error: `href` is required.
  <ButtonLink>Tools</ButtonLink>,
)
refused(
  // @ts-expect-error: no `className`: its styles cannot be overridden.
  <ButtonLink href="/tools" className="wide">
    Tools
  </ButtonLink>,
)
