import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeedbackButton } from '../feedback-button/index.ts'
import { FeedbackDialog } from './index.ts'

test('prerenders the button without a style attribute, and not the dialog, open or closed', () => {
  const html = renderToString(
    <>
      <FeedbackButton onPress={() => {}} />
      <FeedbackDialog isOpen onOpenChange={() => {}} onSubmit={async () => {}} categories={[]} />
    </>,
  )
  expect(html).toMatch(
    /^<button type="button" aria-haspopup="dialog" data-on-viewport-floor="" class="[^"]*"><span class="[^"]*">Feedback<\/span><svg [^>]*><path d="[^"]*"><\/path><\/svg><\/button>$/,
  )
})
