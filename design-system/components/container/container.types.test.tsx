/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Container } from './index.ts'

refused(
  // @ts-expect-error: its width is a token.
  <Container width={900}>Words</Container>,
)
refused(
  // @ts-expect-error: `children` is required.
  <Container />,
)
