/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Link, LinkElement } from './index.ts'

refused(
  // @ts-expect-error: a link goes somewhere.
  <Link>Tools</Link>,
)
refused(
  // @ts-expect-error: one of its variants.
  <Link href="/tools" variant="loud">
    Tools
  </Link>,
)
refused(
  // @ts-expect-error: its look is not changed from outside.
  <Link href="/tools" className="red">
    Tools
  </Link>,
)
refused(
  // @ts-expect-error: an address is text.
  <LinkElement href={new URL('https://site.example')}>Tools</LinkElement>,
)
