/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Tabs } from './index.ts'

const tabs = [{ id: 'all', label: 'All', panel: 'All documents' }]

refused(
  // @ts-expect-error: the list has an accessible name.
  <Tabs tabs={tabs} />,
)
refused(
  // @ts-expect-error: each tab has a panel.
  <Tabs label="Documents" tabs={[{ id: 'all', label: 'All' }]} />,
)
refused(
  // @ts-expect-error: `count` is a number.
  <Tabs label="Documents" tabs={[{ id: 'all', label: 'All', panel: '', count: '3' }]} />,
)
refused(
  // @ts-expect-error: `onChange` receives the id, not an event.
  <Tabs label="Documents" tabs={tabs} onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: one of the two activations.
  <Tabs label="Documents" tabs={tabs} keyboardActivation="hover" />,
)
