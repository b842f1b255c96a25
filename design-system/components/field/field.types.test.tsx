/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Field } from './index.ts'

refused(
  // @ts-expect-error: a field without its label is a riddle.
  <Field>{(control) => <input {...control} />}</Field>,
)
refused(
  // @ts-expect-error: the control is given what ties it to its label.
  <Field label="Name">Words</Field>,
)
