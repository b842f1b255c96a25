/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { createToastStore, ToastProvider } from './index.ts'

const { toast } = createToastStore()

// @ts-expect-error: `title` is required.
toast({ description: 'Words' })
// @ts-expect-error: `default` or `destructive`.
toast({ title: 'Words', variant: 'success' })
// @ts-expect-error: an action has `href` or `onPress`.
toast({ title: 'Words', action: { label: 'Undo' } })
// @ts-expect-error: texts are strings, for the live region.
toast({ title: <b>Words</b> })
// @ts-expect-error: a duration is in ms.
toast({ title: 'Words', duration: '5 s' })
refused(
  // @ts-expect-error: the specification fixes one toast at a time.
  <ToastProvider limit={3}>Words</ToastProvider>,
)
