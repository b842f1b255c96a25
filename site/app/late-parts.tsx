/** Parts of the page that a first screen does not draw. Their code is loaded once it is idle, or when they are needed. */
import { useEffect, useState, type ComponentType } from 'react'
import * as css from '../chrome/chrome.css.ts'
import { consent } from '../chrome/cookies/consent.ts'
import { onCookieSettings } from '../chrome/cookies/open-cookie-banner.ts'
import { toasts } from '../chrome/toasts/toasts.ts'
import { whenIdle } from '../islands/triggers.ts'

interface LatePartProps {
  load: () => Promise<{ default: ComponentType }>
  /** Calls back when the code is to be loaded. Returns a function that cancels it. */
  when: (run: () => void) => () => void
}

function LatePart({ load, when }: LatePartProps) {
  const [part, setPart] = useState<{ Component: ComponentType } | null>(null)
  useEffect(
    () =>
      // Without a connection the part is absent until the document is loaded again.
      when(
        () =>
          void load().then(
            (module) => setPart({ Component: module.default }),
            () => {},
          ),
      ),
    [load, when],
  )
  return <div className={css.part}>{part && <part.Component />}</div>
}

const importCookieBanner = () => import('../chrome/cookies/site-cookie-banner.island.tsx')

/** For a visitor without a stored consent, and on "Cookie settings". */
function whenConsentIsAsked(run: () => void): () => void {
  const cancel = consent.record() ? undefined : whenIdle(run)
  const stop = onCookieSettings(() => {
    consent.reopen()
    run()
  })
  return () => {
    cancel?.()
    stop()
  }
}

export const LateCookieBanner = () => <LatePart load={importCookieBanner} when={whenConsentIsAsked} />

const importToasts = () => import('../chrome/toasts/toasts.island.tsx')

/** Also without a toast: one that says that there is no connection needs its code before that. */
function whenToastsMayCome(run: () => void): () => void {
  const runIfWaiting = () => {
    if (toasts.isWaiting()) run()
  }
  const cancel = whenIdle(run)
  const stop = toasts.watch(runIfWaiting)
  runIfWaiting()
  return () => {
    cancel()
    stop()
  }
}

export const LateToasts = () => <LatePart load={importToasts} when={whenToastsMayCome} />
