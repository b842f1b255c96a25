import { assign, fromCallback, setup } from 'xstate'
import { PRESS_MS } from './side-menu.constants.ts'

/** An entry is known by its address. */
type Href = string

/** What brings a tooltip and keeps it. */
export type TooltipCause = 'hover' | 'focus'

export interface SideMenuContext {
  /** The entry whose tooltip is asked for by the pointer, over the entry or over its tooltip. */
  hover: Href | null
  /** The entry whose tooltip is asked for by the focus. */
  focus: Href | null
  /** The entry that was pressed last. */
  pressed: Href | null
}

export type SideMenuEvent =
  /** The page's script runs: tooltips, which the browser showed alone until now, can be dismissed. */
  | { type: 'page.hydrated' }
  | { type: 'entry.entered'; href: Href; by: TooltipCause }
  | { type: 'entry.left'; by: TooltipCause }
  /** By Escape, wherever the focus is. */
  | { type: 'tooltip.dismissed' }
  | { type: 'entry.pressed'; href: Href }

/** Watches something of the page and says so by an event, until its state is left. */
const watcher = fromCallback<SideMenuEvent>(() => {})

/** The entry whose tooltip is shown: the pointer is more recent than a focus that stays. */
export const describedEntry = ({ hover, focus }: SideMenuContext): Href | null => hover ?? focus

/** The floating side menu: one tooltip at a time, and the press animation. Pure; the component provides the actors. */
export const sideMenuMachine = setup({
  types: { context: {} as SideMenuContext, events: {} as SideMenuEvent },
  actors: {
    hydration: watcher,
    /** Says which entry the pointer and the focus were in when the page's script started to run. */
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
      description: 'Tooltips come and go with the pointer and the focus by CSS alone.',
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
              description: 'Until neither pointer nor focus asks for it, or Escape (WCAG 1.4.13).',
              invoke: { src: 'escapeKey' },
              on: { 'tooltip.dismissed': 'dismissed' },
            },
            dismissed: {
              description: 'Asked for still, yet not shown until another entry is entered, or this one anew.',
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
