/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TagGroup } from './index.ts'

refused(
  // @ts-expect-error: `label` is required, also if it is hidden.
  <TagGroup isLabelHidden tags={[]} />,
)
refused(
  // @ts-expect-error: every tag has an id.
  <TagGroup label="Services" tags={[{ label: 'GST' }]} />,
)
refused(
  // @ts-expect-error: a label is text.
  <TagGroup label="Services" tags={[{ id: 'gst', label: <b>GST</b> }]} />,
)
refused(
  // @ts-expect-error: one of its modes.
  <TagGroup label="Services" tags={[]} selectionMode="toggle" />,
)
