import { useId, useRef, useState } from 'react'
import { useMachine } from '@xstate/react'
import type { ActorOptions, SnapshotFrom } from 'xstate'
import { Badge } from '../badge/index.ts'
import { LinkElement } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { onViewportFloor } from '../viewport-floor/viewport-floor.ts'
import { sideMenuActors } from './side-menu.actors.ts'
import { describedEntry, sideMenuMachine } from './side-menu.machine.ts'
import { sideMenuMessages } from './side-menu.messages.ts'
import * as css from './side-menu.css.ts'

export interface SideMenuEntry {
  /** The link's text, one to three words. */
  label: string
  /** The link's URL, unique among the entries. */
  href: string
  /** A short label after the text, such as "NEW"; part of the accessible name. */
  badge?: string
  /** The content of the target page, in a tooltip. It is the link's description and never replaces its name. */
  description?: string
}

export interface SideMenuProps {
  /** Three or four, in order. */
  entries: readonly SideMenuEntry[]
  /** The path of the current page. Its entry is marked. */
  current?: string
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof sideMenuMachine>['clock']
  /** A frozen state for stories, without observers or timers. */
  snapshot?: SnapshotFrom<typeof sideMenuMachine>
}

/**
 * A few permanently visible links, as tabs at the end edge of the screen.
 *
 * It does not overlap the header, floating elements at the bottom, or a bar at the bottom of the viewport. In a low
 * window it is part of the page, where it is rendered. Style states by `[data-pressed]`, `[aria-current]` and
 * `[data-described]`.
 */
export function SideMenu({ entries, current, clock, snapshot }: SideMenuProps) {
  const { navigation } = useMessages('sideMenu', sideMenuMessages)
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() => sideMenuMachine.provide({ actors: sideMenuActors(menu) }))
  const [state, send] = useMachine(machine, { ...(clock && { clock }), snapshot })

  const isShown = state.matches({ live: { tooltip: 'shown' } })
  const described = isShown ? describedEntry(state.context) : null
  return (
    <nav ref={menu} aria-label={navigation} className={css.menu} data-live={state.matches('live')}>
      <ul role="list" {...onViewportFloor} className={css.entries}>
        {entries.map(({ label, href, badge, description }, index) => (
          <li
            key={href}
            className={css.entry}
            data-described={described === href || undefined}
            onPointerEnter={({ pointerType }) =>
              pointerType !== 'touch' && send({ type: 'entry.entered', href, by: 'hover' })
            }
            onPointerLeave={() => send({ type: 'entry.left', by: 'hover' })}
          >
            <LinkElement
              href={href}
              className={css.tab}
              aria-current={href === current ? 'page' : undefined}
              aria-describedby={description && `${id}${index}`}
              data-pressed={state.context.pressed === href || undefined}
              onClick={() => send({ type: 'entry.pressed', href })}
              onFocus={({ currentTarget }) =>
                currentTarget.matches(':focus-visible') && send({ type: 'entry.entered', href, by: 'focus' })
              }
              onBlur={() => send({ type: 'entry.left', by: 'focus' })}
            >
              <span className={css.words}>
                {label}
                {badge && (
                  <>
                    {' '}
                    <Badge variant="outline">{badge}</Badge>
                  </>
                )}
              </span>
            </LinkElement>
            <div role="tooltip" className={css.tooltip}>
              <div className={css.note}>
                <span className={css.label}>{label}</span>
                {description && (
                  <span id={`${id}${index}`} className={css.description}>
                    {description}
                  </span>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
