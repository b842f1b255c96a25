/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { NewsletterBox } from './index.ts'

const words = {
  title: 'Newsletter',
  label: 'Email',
  submit: 'Subscribe',
  askForEmail: 'Please',
  thanks: 'Thank you',
}

refused(
  // @ts-expect-error: both alerts are given: it sends nothing, and says so.
  <NewsletterBox title="Newsletter" label="Email" submit="Subscribe" askForEmail="Please" />,
)
refused(
  // @ts-expect-error: a heading of the second or third level.
  <NewsletterBox {...words} level={4} />,
)
refused(
  // @ts-expect-error: nothing is sent.
  <NewsletterBox {...words} onSubmit={() => {}} />,
)
