import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NewsletterBox } from './newsletter-box.tsx'

it('otherwise a thank-you alert and the field clears; nothing is sent to a server, not before hydration either', () => {
  const html = renderToString(
    <NewsletterBox
      title="Newsletter"
      label="Email"
      submit="Subscribe"
      askForEmail="Please"
      thanks="Thank you"
    />,
  )
  const form = /<form[^>]*>/.exec(html)?.[0]
  // Outside a dialog, `method="dialog"` submits nothing.
  expect(form).toContain('method="dialog"')
  expect(form).not.toMatch(/\saction=/)
})
