import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeedbackButton } from '../feedback-button/index.ts'
import { FeedbackDialog } from './index.ts'

test('prerendered, the button is there without a style attribute and the dialog, open or closed, is not', () => {
  const html = renderToString(
    <>
      <FeedbackButton onPress={() => {}} />
      <FeedbackDialog isOpen onOpenChange={() => {}} onSubmit={async () => {}} categories={[]} />
    </>,
  )
  expect(html).toMatch(
    /^<button type="button" aria-haspopup="dialog" data-on-viewport-floor="" class="[^"]*">Feedback<\/button>$/,
  )
})
