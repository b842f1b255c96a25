import { useMachine } from '@xstate/react'
import { useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { ActorOptions, SnapshotFrom } from 'xstate'
import { Button } from '../button/index.ts'
import { Container } from '../container/index.ts'
import type { CookieConsent } from '../cookie-consent/index.ts'
import { useFocusReturn } from '../focus-return/index.ts'
import { useMessages } from '../messages/index.ts'
import { useViewportFloor } from '../viewport-floor/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './cookie-banner.css.ts'
import { cookieBannerMachine } from './cookie-banner.machine.ts'
import { cookieBannerMessages } from './cookie-banner.messages.ts'
import { watchConsent } from './watch-consent.ts'

export interface CookieBannerProps {
  /** The store of the choice, from `createCookieConsent`. */
  consent: CookieConsent
  /** The question, and the region's accessible name. */
  title: string
  /** What cookies are used for, in one or two sentences, with a link to the policy. */
  children: ReactNode
  /** The list of cookies, with purpose and lifetime. */
  details: ReactNode
  /** Time between navigation start and mounting, in ms; it counts towards the 2 seconds. @default 0 */
  age?: number
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof cookieBannerMachine>['clock']
  /** A fixed state for stories: `cookieBannerMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof cookieBannerMachine>
}

/**
 * Asks for consent to cookies, 2 seconds after mounting, and again on `consent.reopen()`.
 *
 * A region, not a dialog: it is announced without taking the focus, does not trap it, and covers neither the focused
 * element nor the end of the page. Only a requested banner receives the focus, and returns it. Render it before the
 * page's content, so that it is first in the tab order.
 */
export function CookieBanner({ consent, title, children, details, age = 0, ...trial }: CookieBannerProps) {
  const { clock, snapshot } = trial
  const words = useMessages('cookieBanner', cookieBannerMessages)
  const region = useRef<HTMLElement>(null)
  const ids = { title: useId(), details: useId() }
  const machine = useMemo(
    () =>
      cookieBannerMachine.provide({
        actors: { watchConsent: watchConsent(consent) },
        actions: { store: ({ context }) => context.record && consent.store(context.record) },
      }),
    [consent],
  )
  const [state, send] = useMachine(machine, {
    ...(clock && { clock }),
    snapshot,
    input: { now: () => new Date(), version: consent.version, age },
  })
  const { record, hasPrivacyControl, reopenings, hasChosen } = state.context
  const isShown = state.hasTag('visible')
  const isDetailed = state.matches({ shown: 'detailed' })
  const { focusProps } = useFocusReturn(region, isShown)

  // Before the page's bottom padding changes, which would scroll to the button that is about to lose the focus.
  useLayoutEffect(() => {
    if (reopenings > 0) region.current?.focus({ preventScroll: true })
  }, [reopenings])
  useViewportFloor(region, isShown)

  const announcement = isShown
    ? reopenings === 0 && words.appeared(title)
    : hasChosen && (record?.analytics ? words.storedAll : words.storedNecessary)

  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {isShown && (
        <section
          {...focusProps}
          ref={region}
          aria-labelledby={ids.title}
          tabIndex={-1}
          className={css.banner}
        >
          <Container>
            <div className={css.header}>
              <h2 id={ids.title} className={css.title}>
                {title}
              </h2>
              <Button
                variant="quiet"
                size="compact"
                aria-expanded={isDetailed}
                aria-controls={isDetailed ? ids.details : undefined}
                onPress={() => send({ type: 'toggle details' })}
              >
                {words.details}
              </Button>
              <Button variant="quiet" size="compact" onPress={() => send({ type: 'close' })}>
                {words.close}
              </Button>
            </div>
            <div className={css.question}>
              <div className={css.asked}>
                <div className={css.text}>
                  {children}
                  {hasPrivacyControl && <p>{words.privacyControl}</p>}
                  {record && <p>{words.current(record.analytics ? words.all : words.necessary)}</p>}
                </div>
              </div>
              <div className={css.choices}>
                <Button variant="secondary" wide onPress={() => send({ type: 'accept all' })}>
                  {words.acceptAll}
                </Button>
                <Button variant="secondary" wide onPress={() => send({ type: 'necessary only' })}>
                  {words.necessaryOnly}
                </Button>
                <Button variant="secondary" wide onPress={() => send({ type: 'reject all' })}>
                  {words.rejectAll}
                </Button>
              </div>
            </div>
            {isDetailed && (
              <div
                id={ids.details}
                role="group"
                aria-label={words.details}
                tabIndex={0}
                className={css.details}
              >
                {details}
              </div>
            )}
          </Container>
        </section>
      )}
    </>
  )
}
