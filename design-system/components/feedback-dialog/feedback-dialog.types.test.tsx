/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FeedbackDialog } from './index.ts'

const open = { isOpen: true, onOpenChange: () => {}, categories: [] }

refused(
  // @ts-expect-error: it knows no endpoint: sending is given to it.
  <FeedbackDialog {...open} />,
)
refused(
  // @ts-expect-error: it waits for an answer, so sending is a promise.
  <FeedbackDialog {...open} onSubmit={() => true} />,
)
refused(
  // @ts-expect-error: no comment is collected.
  <FeedbackDialog {...open} onSubmit={async ({ comment }) => void comment} />,
)
