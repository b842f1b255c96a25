import { assign, fromCallback, not, setup, stateIn } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import { COMPACT_ABOVE_PX, MENU_CLOSING_MS } from './header.constants.ts'

export interface HeaderContext {
  /** The anchor that was chosen in the mobile menu, and is followed after closing. */
  awaited: string | null
  /** The label of the entry whose list is or was last disclosed. */
  disclosed: string | null
}

export type HeaderEvent =
  /** Hydrated: scripts replace the browser's own behaviour. `label` is of the entry whose list holds the focus. */
  | { type: 'page.hydrated'; label?: string }
  /** `offset` is the scroll offset, in px. */
  | { type: 'page.scrolled'; offset: number }
  /** The page is 768 px wide or wider, with the entries in the bar. */
  | { type: 'page.widened' }
  | { type: 'route.changed' }
  | { type: 'menu.opened' }
  | { type: 'menu.dismissed' }
  /** `anchor` is the URL of an anchor, `null` for a page. */
  | { type: 'link.followed'; anchor: string | null }
  | { type: 'disclosure.toggled'; label: string }
  /** By Escape: the focus returns to the button. */
  | { type: 'disclosure.dismissed' }
  /** The focus or a press moved outside the list, and remains there. */
  | { type: 'disclosure.left' }

/** Sends events from observers in the browser, until its state is exited. */
const watcher = fromCallback<HeaderEvent>(() => {})

/** The header: its bar, its mobile menu and its disclosed lists. Pure; the component provides actors and actions. */
export const headerMachine = setup({
  types: {
    context: {} as HeaderContext,
    events: {} as HeaderEvent,
    tags: {} as 'locked',
    meta: statePromiseType,
  },
  actors: {
    hydration: watcher,
    scrollPosition: watcher,
    pageWidth: watcher,
    menuPopover: watcher,
    /** Traps the focus in the menu; restores it when stopped. */
    menuModality: watcher,
    outsideInteraction: watcher,
  },
  actions: {
    hideMenu: () => {},
    focusDisclosureButton: () => {},
    followLink: (_, _params: { href: string | null }) => {},
    awaitLink: assign({
      awaited: ({ event }) => (event.type === 'link.followed' ? event.anchor : null),
    }),
    forgetLink: assign({ awaited: null }),
    disclose: assign({
      disclosed: ({ context, event }) =>
        (event.type === 'disclosure.toggled' || event.type === 'page.hydrated' ? event.label : undefined) ??
        context.disclosed,
    }),
  },
  guards: {
    holdsFocus: ({ event }) => event.type === 'page.hydrated' && event.label !== undefined,
    isPastThreshold: ({ event }) => event.type === 'page.scrolled' && event.offset > COMPACT_ABOVE_PX,
    isWithinThreshold: ({ event }) => event.type === 'page.scrolled' && event.offset <= COMPACT_ABOVE_PX,
    awaitsLink: ({ context }) => context.awaited !== null,
    isMenuStill: not(stateIn({ live: { menu: 'closing' } })),
    isOutsideMenu: not(stateIn({ live: { menu: 'open' } })),
    isDisclosed: ({ context, event }) =>
      event.type === 'disclosure.toggled' && event.label === context.disclosed,
  },
  delays: { menuClosing: MENU_CLOSING_MS },
}).createMachine({
  id: 'header',
  context: { awaited: null, disclosed: null },
  initial: 'prerendered',
  states: {
    prerendered: {
      description: 'Menu and lists work by the browser alone.',
      invoke: { src: 'hydration' },
      on: {
        'page.hydrated': [
          // The list would be hidden with the focus in it.
          { guard: 'holdsFocus', target: 'live.disclosure.open', actions: 'disclose' },
          { target: 'live' },
        ],
      },
    },
    live: {
      type: 'parallel',
      invoke: [{ src: 'scrollPosition' }, { src: 'pageWidth' }, { src: 'menuPopover' }],
      states: {
        bar: {
          initial: 'full',
          states: {
            full: { on: { 'page.scrolled': { guard: 'isPastThreshold', target: 'compact' } } },
            compact: { on: { 'page.scrolled': { guard: 'isWithinThreshold', target: 'full' } } },
          },
        },
        menu: {
          initial: 'closed',
          states: {
            closed: { on: { 'menu.opened': 'open' } },
            open: {
              description: 'Page scrolling is locked and the focus stays inside.',
              tags: 'locked',
              meta: { inert: 'page', focus: { role: 'button', name: 'close' } },
              invoke: { src: 'menuModality' },
              exit: 'hideMenu',
              on: {
                'menu.dismissed': 'closing',
                'route.changed': 'closing',
                'link.followed': { target: 'closing', actions: 'awaitLink' },
                'page.widened': 'closed',
              },
            },
            closing: {
              meta: { focus: { role: 'button', name: 'menu' } },
              on: { 'menu.opened': { target: 'open', actions: 'forgetLink' } },
              after: {
                menuClosing: [
                  {
                    guard: 'awaitsLink',
                    target: 'closed',
                    actions: [
                      { type: 'followLink', params: ({ context }) => ({ href: context.awaited }) },
                      'forgetLink',
                    ],
                  },
                  { target: 'closed' },
                ],
              },
            },
          },
        },
        disclosure: {
          initial: 'closed',
          states: {
            closed: {
              on: { 'disclosure.toggled': { guard: 'isMenuStill', target: 'open', actions: 'disclose' } },
            },
            open: {
              meta: { focus: { role: 'button', name: 'disclosed' } },
              invoke: { src: 'outsideInteraction' },
              on: {
                'disclosure.toggled': [{ guard: 'isDisclosed', target: 'closed' }, { actions: 'disclose' }],
                'disclosure.dismissed': { target: 'closed', actions: 'focusDisclosureButton' },
                'disclosure.left': { guard: 'isOutsideMenu', target: 'closed' },
                'link.followed': 'closed',
                'menu.dismissed': 'closed',
                'route.changed': 'closed',
                'page.widened': 'closed',
              },
            },
          },
        },
      },
    },
  },
})
