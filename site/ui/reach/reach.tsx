import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { firm } from '../../content/firm.ts'
import { reach } from './words.ts'
import { greetingLink } from './greeting-link.ts'
import { MailAddress } from './mail-address.tsx'
import * as css from './reach.css.ts'

export interface ReachProps {
  /** The end of a sheet, which needs no rule below the last row. @default false */
  isEndOfSheet?: boolean
}

/** Contact details and office hours. They work without JavaScript. */
export function Reach({ isEndOfSheet = false }: ReachProps) {
  const { labels } = reach
  const ways = [
    { label: labels.phone, href: firm.phone.href, text: firm.phone.display },
    { label: labels.email, href: `mailto:${firm.email}`, text: <MailAddress address={firm.email} /> },
    { label: labels.whatsapp, href: greetingLink(), text: firm.whatsapp.display, external: true },
  ]
  return (
    <dl className={isEndOfSheet ? `${css.list} ${css.endOfSheet}` : css.list}>
      {ways.map(({ label, href, text, external }) => (
        <div key={label} className={css.row}>
          <Text as="dt" size="small" tone="quiet">
            {label}
          </Text>
          <dd>
            <Link href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
              {text}
            </Link>
          </dd>
        </div>
      ))}
      {firm.hours.days.map(({ label, text }) => (
        <div key={label} className={css.row}>
          <Text as="dt" size="small" tone="quiet">
            {label}
          </Text>
          <Text as="dd" figures>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  )
}
