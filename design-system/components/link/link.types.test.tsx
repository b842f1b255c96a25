/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Link, LinkElement } from './index.ts'

refused(
  // @ts-expect-error: `href` is required.
  <Link>Tools</Link>,
)
refused(
  // @ts-expect-error: one of its variants.
  <Link href="/tools" variant="loud">
    Tools
  </Link>,
)
refused(
  // @ts-expect-error: no `className`: its styles cannot be overridden.
  <Link href="/tools" className="red">
    Tools
  </Link>,
)
refused(
  // @ts-expect-error: `href` is a string.
  <LinkElement href={new URL('https://site.example')}>Tools</LinkElement>,
)
