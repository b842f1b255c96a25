/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FeedbackButton } from './index.ts'

refused(
  // @ts-expect-error: it does something.
  <FeedbackButton />,
)
refused(
  // @ts-expect-error: its words are the messages’.
  <FeedbackButton onPress={() => {}}>Tell us</FeedbackButton>,
)
