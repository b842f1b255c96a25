import { useMachine } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { ActorOptions, SnapshotFrom } from 'xstate'
import { buttonClass } from '../button/button-class.ts'
import { subscribeToModals, topModal } from '../dialog/modals.ts'
import { LinkElement } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { onViewportFloor } from '../viewport-floor/viewport-floor.ts'
import { useToastStore } from './toast-provider.tsx'
import type { Toast, ToastAction } from './toast-store.ts'
import { LIVE_REGION_DELAY_MS } from './toast.constants.ts'
import * as css from './toast.css.ts'
import { toastMachine } from './toast.machine.ts'
import { toastMessages } from './toast.messages.ts'
import { usePlace } from './use-place.ts'
import { useRegionFocus } from './use-region-focus.ts'
import { useSwipe } from './use-swipe.ts'
import { watchPage } from './watch-page.ts'

const machine = toastMachine.provide({ actors: { watchPage } })

export interface ToastRegionProps {
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: NonNullable<ActorOptions<typeof toastMachine>['clock']> & { now: () => number }
  /** A fixed state for stories: `toastMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof toastMachine>
}

/**
 * Displays and announces toasts: a landmark while there is one. Render one, inside the `ToastProvider`, at the end of
 * the application; it may be loaded lazily.
 *
 * While a modal `Dialog` is open the region is inside it, reachable by pointer, F8 and screen reader. Style the
 * region by `[data-place]`, the toast by `[data-variant]` and `[data-swiping]`.
 */
export function ToastRegion({ clock, snapshot }: ToastRegionProps) {
  const store = useToastStore()
  const words = useMessages('toast', toastMessages)
  const region = useRef<HTMLDivElement>(null)
  const [state, send] = useMachine(machine, {
    ...(clock && { clock }),
    snapshot,
    input: { now: () => clock?.now() ?? performance.now() },
  })
  const { swiped } = state.context
  const toast = state.hasTag('visible') ? state.context.toast : undefined
  const focus = useRegionFocus(region, toast?.id, send)
  const swipe = useSwipe(send)
  usePlace(region, toast?.id)

  useEffect(() => {
    let unsubscribe = () => {}
    const subscribe = () => {
      unsubscribe = store.subscribe(send)
    }
    if (!store.isWaiting()) {
      subscribe()
      return () => unsubscribe()
    }
    const timer = setTimeout(subscribe, LIVE_REGION_DELAY_MS)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, send])

  const modal = useSyncExternalStore(subscribeToModals, topModal, () => undefined)
  const home = useRef<HTMLDivElement>(null)
  // The portal's container, with its own event root: a modal dialog may belong to another React root.
  const [host] = useState(createHost)
  // Moved, not rendered again, so that the live regions remain the same elements.
  useLayoutEffect(() => {
    const container = home.current
    if (!host || !container) return undefined
    ;(modal ?? container).append(host)
    return () => container.append(host)
  }, [modal, host])

  const dismiss = () => toast && send({ type: 'dismiss', id: toast.id })
  const announced = toast && !toast.isSilent && <Words toast={toast} hint={words.actionHint} />
  return (
    // The default position; its only child may be moved into a dialog.
    <div ref={home}>
      {host &&
        createPortal(
          <div
            {...focus}
            ref={region}
            role={toast && 'region'}
            aria-label={toast && words.region}
            tabIndex={toast && -1}
            {...onViewportFloor}
            className={css.region}
          >
            <div
              {...swipe}
              className={toast && css.toast[toast.action ? 'below' : 'beside']}
              data-variant={toast?.variant}
              data-swiping={swiped > 0 || undefined}
              style={swiped > 0 ? ({ [css.swiped]: `${swiped}px` } as CSSProperties) : undefined}
              onPointerEnter={() => send({ type: 'pause', by: 'hover' })}
              onPointerLeave={() => send({ type: 'resume', by: 'hover' })}
            >
              {/* Both live regions exist before the first message, which would not be announced otherwise. */}
              <div role="status" className={css.announcement}>
                {toast?.variant === 'default' && announced}
              </div>
              <div role="alert" className={css.announcement}>
                {toast?.variant === 'destructive' && announced}
              </div>
              {toast?.isSilent && <Words toast={toast} />}
              {toast && (
                <div className={css.actions}>
                  {toast.action && <Action action={toast.action} onPressed={dismiss} />}
                  <button
                    type="button"
                    className={buttonClass({ variant: 'quiet', size: 'compact' })}
                    onClick={dismiss}
                  >
                    {words.dismiss}
                  </button>
                </div>
              )}
            </div>
          </div>,
          host,
        )}
    </div>
  )
}

/** `null` on the server, which has no portals. */
function createHost(): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const host = document.createElement('div')
  host.className = css.host
  return host
}

function Words({ toast, hint }: { toast: Toast; hint?: (label: string) => string }) {
  return (
    <div key={toast.id} className={css.words}>
      <p className={css.title}>
        <span data-words>{toast.title}</span>
      </p>
      {toast.description && (
        <p>
          <span data-words>{toast.description}</span>
        </p>
      )}
      {toast.action && hint && <VisuallyHidden>{hint(toast.action.label)}</VisuallyHidden>}
    </div>
  )
}

function Action({ action, onPressed }: { action: ToastAction; onPressed: () => void }) {
  const className = buttonClass({ variant: 'secondary', size: 'compact' })
  if ('href' in action)
    return (
      <LinkElement
        href={action.href}
        target={action.target}
        rel={action.target && 'noopener'}
        className={className}
      >
        {action.label}
      </LinkElement>
    )
  const press = () => {
    onPressed()
    action.onPress()
  }
  return (
    <button type="button" className={className} onClick={press}>
      {action.label}
    </button>
  )
}
