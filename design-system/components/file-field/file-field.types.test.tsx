/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FileField } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <FileField name="cv" />,
)
refused(
  // @ts-expect-error: `onChange` receives the file, not an event.
  <FileField label="Your CV" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: one file at a time.
  <FileField label="Your CV" multiple />,
)
