/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Container } from './index.ts'

refused(
  // @ts-expect-error: its width is the token’s.
  <Container width={900}>Words</Container>,
)
refused(
  // @ts-expect-error: it holds something.
  <Container />,
)
