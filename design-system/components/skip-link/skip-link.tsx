import { useMessages } from '../messages/index.ts'
import * as css from './skip-link.css.ts'
import { skipLinkMessages } from './skip-link.messages.ts'

export interface SkipLinkProps {
  /** Id of the page's main content, an element with `tabIndex={-1}`, so that it can be focused. @default 'main' */
  target?: string
}

/**
 * The first tab stop: skips the header. A plain anchor, so that it works before hydration and moves the focus by
 * itself. Put it before the header.
 */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { skip } = useMessages('skipLink', skipLinkMessages)
  return (
    <a href={`#${target}`} className={css.skipLink}>
      {skip}
    </a>
  )
}
