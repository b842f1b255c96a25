import { Link } from '@anupalan/design-system/link'
import { NewsletterBox } from '@anupalan/design-system/newsletter-box'
import { feed } from './feed.ts'
import { newsletter, newsletterBox } from './newsletter.words.ts'

/** The newsletter box. It sends nothing to a server. */
export default function Newsletter() {
  return (
    <NewsletterBox
      title={newsletterBox.heading}
      description={newsletterBox.text}
      label={newsletterBox.field.label}
      submit={newsletterBox.submit}
      askForEmail={newsletter.emptyEmail}
      thanks={
        <>
          {newsletter.thanks} <Link href={feed.href}>{feed.label}</Link>
        </>
      }
    />
  )
}
