import { portalPath, session } from './session-store.ts'

/** Points links to the login at the dashboard once a user is signed in. */
export function updatePortalLinks(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/auth"]')]
  session.subscribe(() => {
    for (const link of links) link.setAttribute('href', portalPath(session.get().user?.role))
  })
}
