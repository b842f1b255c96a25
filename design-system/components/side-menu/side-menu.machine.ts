import { assign, fromCallback, setup } from 'xstate'
import { PRESS_MS } from './side-menu.constants.ts'

/** Entries are identified by their URL. */
type Href = string

/** What shows a tooltip and keeps it shown. */
export type TooltipCause = 'hover' | 'focus'

export interface SideMenuContext {
  /** The hovered entry; its tooltip counts as part of it. */
  hover: Href | null
  /** The focused entry. */
  focus: Href | null
  /** The last pressed entry. */
  pressed: Href | null
}

export type SideMenuEvent =
  /** Hydrated: tooltips, until now shown by CSS only, can be dismissed. */
  | { type: 'page.hydrated' }
  | { type: 'entry.entered'; href: Href; by: TooltipCause }
  | { type: 'entry.left'; by: TooltipCause }
  /** By Escape, wherever the focus is. */
  | { type: 'tooltip.dismissed' }
  | { type: 'entry.pressed'; href: Href }

/** Sends events from observers in the browser, until its state is exited. */
const watcher = fromCallback<SideMenuEvent>(() => {})

/** The entry whose tooltip is shown: hover takes precedence over a focus. */
export const describedEntry = ({ hover, focus }: SideMenuContext): Href | null => hover ?? focus

/** The floating side menu: one tooltip at a time, and the press animation. Pure; the component provides the actors. */
export const sideMenuMachine = setup({
  types: { context: {} as SideMenuContext, events: {} as SideMenuEvent },
  actors: {
    hydration: watcher,
    /** Sends the entries that were hovered and focused at hydration. */
    enteredBefore: watcher,
    escapeKey: watcher,
  },
  actions: {
    enter: assign((_, { by, href }: { by: TooltipCause; href: Href }) => ({ [by]: href })),
    leave: assign((_, { by }: { by: TooltipCause }) => ({ [by]: null })),
    press: assign((_, { href }: { href: Href }) => ({ pressed: href })),
    release: assign({ pressed: null }),
  },
  guards: {
    isLastCause: ({ context }, { by }: { by: TooltipCause }) =>
      (by === 'hover' ? context.focus : context.hover) === null,
  },
  delays: { pressAnimation: PRESS_MS },
}).createMachine({
  id: 'sideMenu',
  context: { hover: null, focus: null, pressed: null },
  initial: 'prerendered',
  states: {
    prerendered: {
      description: 'Tooltips are shown on hover and focus by CSS alone.',
      invoke: { src: 'hydration' },
      on: { 'page.hydrated': 'live' },
    },
    live: {
      type: 'parallel',
      invoke: { src: 'enteredBefore' },
      states: {
        tooltip: {
          initial: 'hidden',
          on: {
            'entry.entered': { target: '.shown', actions: { type: 'enter', params: ({ event }) => event } },
            'entry.left': [
              {
                guard: { type: 'isLastCause', params: ({ event }) => event },
                target: '.hidden',
                actions: { type: 'leave', params: ({ event }) => event },
              },
              { actions: { type: 'leave', params: ({ event }) => event } },
            ],
          },
          states: {
            hidden: {},
            shown: {
              description: 'Until neither hovered nor focused, or Escape (WCAG 1.4.13).',
              invoke: { src: 'escapeKey' },
              on: { 'tooltip.dismissed': 'dismissed' },
            },
            dismissed: {
              description: 'Still hovered or focused, but not shown until an entry is entered again.',
            },
          },
        },
        press: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'entry.pressed': {
                  target: 'pressed',
                  actions: { type: 'press', params: ({ event }) => event },
                },
              },
            },
            pressed: {
              exit: 'release',
              on: {
                'entry.pressed': {
                  target: 'pressed',
                  reenter: true,
                  actions: { type: 'press', params: ({ event }) => event },
                },
              },
              after: { pressAnimation: 'resting' },
            },
          },
        },
      },
    },
  },
})
