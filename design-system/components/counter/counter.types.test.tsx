/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Counter } from './index.ts'

refused(
  // @ts-expect-error: it counts to a figure; signs around it are written by format.
  <Counter target="3000+" />,
)
refused(
  // @ts-expect-error: how long it counts is the specification’s.
  <Counter target={3000} duration={500} />,
)
