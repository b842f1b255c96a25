/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FeedbackButton } from './index.ts'

refused(
  // @ts-expect-error: `onPress` is required.
  <FeedbackButton />,
)
refused(
  // @ts-expect-error: its text is a message.
  <FeedbackButton onPress={() => {}}>Tell us</FeedbackButton>,
)
