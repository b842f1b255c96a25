/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Prose } from './index.ts'

refused(
  // @ts-expect-error: `children` is required.
  <Prose />,
)
refused(
  // @ts-expect-error: there are no sizes.
  <Prose size="small">Text</Prose>,
)
