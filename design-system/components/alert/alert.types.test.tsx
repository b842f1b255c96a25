/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Alert } from './index.ts'

refused(
  // @ts-expect-error: not one of its tones.
  <Alert tone="warning" title="Read this" />,
)
refused(
  // @ts-expect-error: `alert`, `status` or `note`.
  <Alert role="dialog" title="Read this" />,
)
refused(
  // @ts-expect-error: no `className`: its styles cannot be overridden.
  <Alert className="loud" title="Read this" />,
)
