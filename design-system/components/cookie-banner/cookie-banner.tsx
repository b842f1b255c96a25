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
  /** Where the choice is kept, made with `createCookieConsent`. */
  consent: CookieConsent
  /** What is asked; the name of the region. */
  title: string
  /** What cookies are used for, in a sentence or two, with a link to the policy. */
  children: ReactNode
  /** Which cookies there are, what each is for and how long it stays. */
  details: ReactNode
  /** How long the page has been there when the banner is mounted, in ms: it counts towards the 2 seconds. @default 0 */
  age?: number
  /** What keeps the time, for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof cookieBannerMachine>['clock']
  /** A state to show as it is, for stories: `cookieBannerMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof cookieBannerMachine>
}

/**
 * Asks which cookies may be used, 2 seconds after it is mounted, and again on `consent.reopen()`.
 *
 * A region, not a dialog: it is announced without taking the focus, lets the focus pass, and covers neither the focused
 * element nor the end of the page. Only when it was asked for does the focus go to it, and back afterwards. Render it
 * before the page's content, so that it is the first thing that Tab reaches.
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

  // Before the page makes room: it would scroll to show the button that is about to lose the focus.
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
                <div className={css.toggle}>
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-expanded={isDetailed}
                    aria-controls={isDetailed ? ids.details : undefined}
                    onPress={() => send({ type: 'toggle details' })}
                  >
                    {words.details}
                  </Button>
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
