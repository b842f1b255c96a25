/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { createToastStore, ToastProvider } from './index.ts'

const { toast } = createToastStore()

// @ts-expect-error: a toast says something.
toast({ description: 'Words' })
// @ts-expect-error: default or destructive.
toast({ title: 'Words', variant: 'success' })
// @ts-expect-error: an action leads somewhere or does something.
toast({ title: 'Words', action: { label: 'Undo' } })
// @ts-expect-error: its words are text, so that a live region can say them.
toast({ title: <b>Words</b> })
// @ts-expect-error: a duration is in ms.
toast({ title: 'Words', duration: '5 s' })
refused(
  // @ts-expect-error: how many at a time is the specification’s.
  <ToastProvider limit={3}>Words</ToastProvider>,
)
