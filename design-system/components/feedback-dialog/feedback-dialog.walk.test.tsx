import '../../tokens/reset.css.ts'
import { useState } from 'react'
import { SimulatedClock } from 'xstate'
import { page, type Locator } from 'vitest/browser'
import { walk } from '../../workbench/walk.tsx'
import { FeedbackButton } from '../feedback-button/index.ts'
import { THANK_YOU_MS } from './feedback-dialog.constants.ts'
import { feedbackDialogStates } from './feedback-dialog.states.ts'
import { FeedbackDialog } from './index.ts'

let answer: { resolve: () => void; reject: (error: Error) => void }
let time: SimulatedClock

function OpenedByItsButton({ clock }: { clock: SimulatedClock }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FeedbackButton onPress={() => setOpen(true)} />
      <FeedbackDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        clock={clock}
        categories={[
          { value: 'website_experience', label: 'This website' },
          { value: 'general', label: 'Something else' },
        ]}
        onSubmit={() => new Promise((resolve, reject) => (answer = { resolve, reject }))}
      />
    </>
  )
}

/** The pointer target is the label: the radio itself is visually hidden. */
const labelOf = (radio: Locator) => page.elementLocator(radio.element().closest('label')!)

const button = (name: string) => page.getByRole('button', { name, exact: true })

walk({
  states: feedbackDialogStates,
  mount: () => {
    time = new SimulatedClock()
    return { element: <OpenedByItsButton clock={time} /> }
  },
  steps: {
    open: ({ press }) => press(button('Feedback')),
    'choose score': async ({ device, press, tabTo, keys }) => {
      const radio = (name: string) => page.getByRole('radio', { name })
      if (device === 'pointer') return press(labelOf(radio('4 of 5, Very Good')))
      await tabTo(radio('1 of 5, Poor'))
      await keys('{ArrowRight}{ArrowRight}{ArrowRight}')
    },
    submit: ({ press }) => press(button('Submit Feedback')),
    close: ({ device, press, keys }) => (device === 'pointer' ? press(button('Cancel')) : keys('{Escape}')),
    'xstate.done.actor.0.feedback-dialog.sending': async () => answer.resolve(),
    'xstate.error.actor.0.feedback-dialog.sending': async () => answer.reject(new Error('500: down')),
    'xstate.after.THANK_YOU_MS.feedback-dialog.thank-you': async () => time.increment(THANK_YOU_MS),
  },
})
