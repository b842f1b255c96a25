import type { LinkElementProps } from '@anupalan/design-system/link'
import { Link } from 'react-router-dom'
import { portalPath } from '../session/session-store.ts'
import { useSession } from '../session/session.tsx'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'

/** The router handles links to screens; the browser handles links to documents, files and other sites. */
export function ApplicationLink({ href, children, ...rest }: LinkElementProps) {
  const { user } = useSession()
  if (!isApplicationPath(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  // A signed-in visitor's Client Portal and Client Login links lead to the dashboard.
  return (
    <Link to={href === '/auth' ? portalPath(user?.role) : href} discover="none" {...rest}>
      {children}
    </Link>
  )
}
