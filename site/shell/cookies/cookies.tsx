import { Suspense } from 'react'
import { lazyUntilOnline } from '../lazy-until-online.ts'
import { useQuiet } from '../use-quiet.ts'

const SiteCookieBanner = lazyUntilOnline(() => import('./site-cookie-banner.tsx'))

/** The cookie banner, fetched once the page is quiet; the two seconds are counted from the load all the same. */
export function Cookies() {
  const isQuiet = useQuiet()
  return (
    isQuiet && (
      <Suspense>
        <SiteCookieBanner />
      </Suspense>
    )
  )
}
