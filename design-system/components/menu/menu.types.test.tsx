/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { MenuButton } from './index.ts'

refused(
  // @ts-expect-error: `label` is required, also with an icon only.
  <MenuButton isIconOnly items={[]} />,
)
refused(
  // @ts-expect-error: an item does something or navigates.
  <MenuButton label="Actions" items={[{ id: 'open', label: 'Open' }]} />,
)
refused(
  // @ts-expect-error: an item does not do both.
  <MenuButton label="Actions" items={[{ id: 'open', label: 'Open', href: '/', onAction: () => {} }]} />,
)
refused(
  // @ts-expect-error: a label is text: letters jump to it.
  <MenuButton label="Actions" items={[{ id: 'open', label: <b>Open</b>, href: '/' }]} />,
)
refused(
  // @ts-expect-error: a section has a heading.
  <MenuButton label="Actions" items={[{ id: 'returns', items: [] }]} />,
)
refused(
  <MenuButton
    label="Actions"
    // @ts-expect-error: sections are not nested.
    items={[{ id: 'a', label: 'A', items: [{ id: 'b', label: 'B', items: [] }] }]}
  />,
)
