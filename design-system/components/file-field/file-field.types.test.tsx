/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FileField } from './index.ts'

refused(
  // @ts-expect-error: a field without its label is a riddle.
  <FileField name="cv" />,
)
refused(
  // @ts-expect-error: it tells the file, not an event.
  <FileField label="Your CV" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: one file at a time.
  <FileField label="Your CV" multiple />,
)
