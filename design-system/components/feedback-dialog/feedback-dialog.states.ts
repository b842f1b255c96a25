import { statesOf } from '../../workbench/states.ts'
import { feedbackDialogMachine } from './feedback-dialog.machine.ts'
import { feedbackDialogMessages } from './feedback-dialog.messages.ts'

/** Every state of the feedback dialog. After a failure the form is shown again, with an error message. */
export const feedbackDialogStates = statesOf({
  machine: feedbackDialogMachine,
  input: { defaultCategory: 'website_experience' },
  messages: feedbackDialogMessages,
  events: [{ type: 'open' }, { type: 'choose score', score: 4 }, { type: 'submit' }, { type: 'close' }],
  distinguish: ({ context, value }) =>
    value === 'rating' && (context.hasFailed ? 'failed' : context.score !== null && 'scored'),
})
