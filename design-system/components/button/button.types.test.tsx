/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Button, ButtonLink } from './index.ts'

refused(
  // @ts-expect-error: its words say what happens when it is pressed.
  <Button />,
)
refused(
  // @ts-expect-error: one of its variants.
  <Button variant="danger">Send</Button>,
)
refused(
  // @ts-expect-error: it is pressed, by whatever means.
  <Button onClick={() => {}}>Send</Button>,
)
refused(
  // @ts-expect-error: what it cannot do is said by isDisabled.
  <Button disabled>Send</Button>,
)
refused(
  // @ts-expect-error: what goes somewhere is a link, and is a ButtonLink.
  <Button href="/tools">Tools</Button>,
)
refused(
  // @ts-expect-error: a link goes somewhere.
  <ButtonLink>Tools</ButtonLink>,
)
refused(
  // @ts-expect-error: its look is not changed from outside.
  <ButtonLink href="/tools" className="wide">
    Tools
  </ButtonLink>,
)
