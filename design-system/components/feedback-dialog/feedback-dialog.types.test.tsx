/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FeedbackDialog } from './index.ts'

const open = { isOpen: true, onOpenChange: () => {}, categories: [] }

refused(
  // @ts-expect-error: `onSubmit` is required: the dialog depends on no API.
  <FeedbackDialog {...open} />,
)
refused(
  // @ts-expect-error: `onSubmit` returns a promise, which the dialog awaits.
  <FeedbackDialog {...open} onSubmit={() => true} />,
)
refused(
  // @ts-expect-error: there is no comment.
  <FeedbackDialog {...open} onSubmit={async ({ comment }) => void comment} />,
)
