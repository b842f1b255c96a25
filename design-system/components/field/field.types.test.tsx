/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Field } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <Field>{(control) => <input {...control} />}</Field>,
)
refused(
  // @ts-expect-error: `children` is a function of the control's props.
  <Field label="Name">Words</Field>,
)
