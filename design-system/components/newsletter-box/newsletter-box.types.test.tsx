/** Props that the types reject: `npm run types` fails if one is accepted. */
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
  // @ts-expect-error: both alerts are required.
  <NewsletterBox title="Newsletter" label="Email" submit="Subscribe" askForEmail="Please" />,
)
refused(
  // @ts-expect-error: level 2 or 3.
  <NewsletterBox {...words} level={4} />,
)
refused(
  // @ts-expect-error: it sends nothing.
  <NewsletterBox {...words} onSubmit={() => {}} />,
)
