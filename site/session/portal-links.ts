import { portalPath, session } from './session-store.ts'

/** Links to the login lead whoever has signed in to their own dashboard. */
export function keepPortalLinks(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/auth"]')]
  session.subscribe(() => {
    for (const link of links) link.setAttribute('href', portalPath(session.get().user?.role))
  })
}
