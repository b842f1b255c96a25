/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { DropZone } from './index.ts'

const parent = { files: [], onAdd: () => {}, onRemove: () => {} }

refused(
  // @ts-expect-error: `label` is required.
  <DropZone {...parent} />,
)
refused(
  // @ts-expect-error: the parent owns the files.
  <DropZone label="Bank statements" onAdd={() => {}} onRemove={() => {}} />,
)
refused(
  // @ts-expect-error: in bytes.
  <DropZone {...parent} label="Bank statements" maxBytes="25 MB" />,
)
refused(
  // @ts-expect-error: a waiting file has an id and a `File`.
  <DropZone {...parent} label="Bank statements" files={[{ name: 'cv.pdf', size: 12 }]} />,
)
refused(
  // @ts-expect-error: not part of a form's data, so it has no name.
  <DropZone {...parent} label="Bank statements" name="statements" />,
)
