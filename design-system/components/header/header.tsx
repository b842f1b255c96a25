import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useMachine } from '@xstate/react'
import type { ActorOptions, SnapshotFrom } from 'xstate'
import { useMessages } from '../messages/index.ts'
import { headerActors, isShown } from './header.actors.ts'
import * as css from './header.css.ts'
import { HeaderEntry, type HeaderEntryData } from './header-entry.tsx'
import { Cross, Lines } from './header-icons.tsx'
import { headerMachine } from './header.machine.ts'
import { headerMessages } from './header.messages.ts'

export interface HeaderProps {
  /** Logo and name, usually inside a link to the home page. */
  logo: ReactNode
  /** The navigation's entries, in order. */
  entries: readonly HeaderEntryData[]
  /** At the foot of the menu below 768 px: ways to reach the firm. Links in it close the menu. */
  menuFoot?: ReactNode
  /** The path of the current page. Its entry is marked, and the menu closes when it changes. */
  current?: string
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof headerMachine>['clock']
  /** A frozen state for stories, without observers or timers. */
  snapshot?: SnapshotFrom<typeof headerMachine>
}

/** A click that navigates in this tab: primary button, no modifier key, no download. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.hasAttribute('download') &&
  (!link.target || link.target === '_self')

/**
 * The header of every page: the logo and the navigation, in a bar from 768 px, behind a Menu button below.
 *
 * Every link is in the document from the start. Before hydration the Menu button toggles a native popover, and lists
 * open on hover and focus. Style states by `[data-compact]`, `[data-live]`, `:popover-open` and `[aria-expanded]`.
 */
export function Header({ logo, entries, menuFoot, current, clock, snapshot }: HeaderProps) {
  const words = useMessages('header', headerMessages)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  const listId = (index: number) => `${id}list${index}`
  const labelOfFocus = () =>
    entries.find((_, index) => document.getElementById(listId(index))?.contains(document.activeElement))
      ?.label

  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() =>
    headerMachine.provide({
      actors: headerActors({ menu, menuButton, closeButton, labelOfFocus }),
      actions: {
        hideMenu: () => menu.current && isShown(menu.current) && menu.current.hidePopover(),
        focusDisclosureButton: () =>
          menu.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus(),
        followLink: (_, { href }) => linkTo(menu.current, href)?.click(),
      },
    }),
  )
  const [state, send, actor] = useMachine(machine, { ...(clock && { clock }), snapshot })

  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    send({ type: 'route.changed' })
  }, [current, send])
  useEffect(() => {
    if (snapshot?.hasTag('locked')) menu.current?.showPopover()
  }, [snapshot])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event, link)) return
    const anchor = link.hash ? link.getAttribute('href') : null
    // It is clicked by script once the menu has closed.
    if (anchor && actor.getSnapshot().hasTag('locked')) {
      event.preventDefault()
      event.stopPropagation()
    }
    send({ type: 'link.followed', anchor })
  }

  const isLive = state.matches('live')
  const isOpen = state.hasTag('locked')
  const disclosed = state.matches({ live: { disclosure: 'open' } }) ? state.context.disclosed : null

  return (
    <header className={css.header} data-compact={state.matches({ live: { bar: 'compact' } }) || undefined}>
      <div className={css.bar}>
        <div className={css.logo}>{logo}</div>
        <button
          ref={menuButton}
          type="button"
          className={css.menuButton}
          popoverTarget={`${id}menu`}
          aria-expanded={isLive ? isOpen : undefined}
          aria-controls={`${id}menu`}
        >
          <Lines />
          {words.menu}
        </button>
        <div
          ref={menu}
          id={`${id}menu`}
          popover="auto"
          // A dialog only while the page behind it is inert: not in the bar, and not before hydration.
          {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': words.menu })}
          className={css.menu}
        >
          <button
            ref={closeButton}
            type="button"
            className={css.closeButton}
            popoverTarget={`${id}menu`}
            popoverTargetAction="hide"
          >
            <Cross />
            {words.close}
          </button>
          <nav aria-label={words.navigation} onClickCapture={follow}>
            <ul role="list" className={css.entries}>
              {entries.map((entry, index) => (
                <HeaderEntry
                  key={entry.label}
                  entry={entry}
                  current={current}
                  isDisclosed={isLive ? disclosed === entry.label : undefined}
                  listId={listId(index)}
                  onToggle={() => send({ type: 'disclosure.toggled', label: entry.label })}
                />
              ))}
            </ul>
          </nav>
          {menuFoot && (
            <div className={css.foot} onClickCapture={follow}>
              {menuFoot}
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

const linkTo = (menu: HTMLElement | null, href: string | null) =>
  [...(menu?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === href)
