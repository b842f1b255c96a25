import { Container } from '@anupalan/design-system/container'
import { Link } from '@anupalan/design-system/link'
import { announcementWords as words } from './words.ts'
import * as css from './announcement-bar.css.ts'

export interface AnnouncementBarProps {
  text: string
  /** Where it leads. @default nowhere */
  href?: string | undefined
}

/** A line above the header that the staff has written. The server puts it into documents: see `announcement.slot.tsx`. */
export function AnnouncementBar({ text, href }: AnnouncementBarProps) {
  return (
    <aside className={css.bar} aria-label={words.label}>
      <Container>
        <p className={css.text}>{href ? <Link href={href}>{text}</Link> : text}</p>
      </Container>
    </aside>
  )
}
