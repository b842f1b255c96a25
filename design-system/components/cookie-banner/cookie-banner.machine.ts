import { assign, fromCallback, setup } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import type { ConsentRecord } from '../cookie-consent/index.ts'
import { BANNER_DELAY_MS } from './cookie-banner.constants.ts'

export type ConsentEvent =
  /** The stored choice: at the start, and whenever another tab changes it. */
  | { type: 'found'; record: ConsentRecord | undefined; hasPrivacyControl: boolean }
  /** The user pressed Cookie settings. */
  | { type: 'reopen' }

export type CookieBannerEvent =
  | ConsentEvent
  | { type: 'accept all' }
  | { type: 'necessary only' }
  | { type: 'reject all' }
  | { type: 'close' }
  | { type: 'toggle details' }

export interface CookieBannerContext {
  now: () => Date
  /** Version of the wording that a choice agrees to. */
  version: number
  /** Time between navigation start and the machine's start, in ms. */
  age: number
  /** The choice, if known. */
  record: ConsentRecord | undefined
  /** Whether the browser sends Global Privacy Control: analytics are refused unless all cookies are accepted. */
  hasPrivacyControl: boolean
  /** Number of requests for the banner. On a request it receives the focus; after the delay it does not. */
  reopenings: number
  /** Whether the choice was made in this tab: it is then announced. */
  hasChosen: boolean
}

/** Asks for consent once, and again on request. */
export const cookieBannerMachine = setup({
  types: {
    context: {} as CookieBannerContext,
    input: {} as Pick<CookieBannerContext, 'now' | 'version'> & { age?: number },
    events: {} as CookieBannerEvent,
    tags: {} as 'visible',
    meta: statePromiseType,
  },
  actors: {
    /** Sends `found` at the start and after each change, and `reopen` when the user requests the settings. */
    watchConsent: fromCallback<ConsentEvent>(() => {}),
  },
  actions: {
    remember: assign(({ context }, found: Pick<CookieBannerContext, 'record' | 'hasPrivacyControl'>) => ({
      record: found.record,
      hasPrivacyControl: found.hasPrivacyControl,
      // `watchConsent` reports the stored record back.
      hasChosen: context.hasChosen && found.record?.timestamp === context.record?.timestamp,
    })),
    choose: assign({
      record: ({ context }, { analytics }: { analytics: boolean }): ConsentRecord => ({
        necessary: true,
        analytics,
        timestamp: context.now().toISOString(),
        version: context.version,
      }),
      hasChosen: true,
    }),
    /** Stores `context.record`. */
    store: () => {},
    countReopening: assign({ reopenings: ({ context }) => context.reopenings + 1 }),
    forgetReopenings: assign({ reopenings: 0 }),
  },
  guards: {
    isChosen: (_, { record }: { record: ConsentRecord | undefined }) => record !== undefined,
  },
  delays: {
    /** The remaining delay after the page's age. */
    bannerDelay: ({ context }) => Math.max(0, BANNER_DELAY_MS - context.age),
  },
}).createMachine({
  id: 'cookie-banner',
  context: ({ input }) => ({
    age: 0,
    ...input,
    record: undefined,
    hasPrivacyControl: false,
    reopenings: 0,
    hasChosen: false,
  }),
  invoke: { src: 'watchConsent' },
  initial: 'hidden',
  on: {
    reopen: { target: '.shown', actions: 'countReopening' },
  },
  states: {
    hidden: {
      initial: 'unknown',
      on: {
        found: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: '.chosen',
            actions: { type: 'remember', params: ({ event }) => event },
          },
          { target: '.waiting', actions: { type: 'remember', params: ({ event }) => event } },
        ],
      },
      states: {
        unknown: { description: 'The stored choice has not been read: the prerendered page.' },
        waiting: {
          description: 'Shown after 2 s if no stored choice.',
          after: { bannerDelay: '#cookie-banner.shown' },
        },
        chosen: {
          meta: {
            when: {
              'saved all': { announces: 'storedAll' },
              'saved necessary': { announces: 'storedNecessary' },
            },
          },
        },
      },
    },
    shown: {
      tags: 'visible',
      exit: 'forgetReopenings',
      initial: 'brief',
      on: {
        'accept all': {
          target: 'hidden.chosen',
          actions: [{ type: 'choose', params: { analytics: true } }, 'store'],
        },
        'necessary only': {
          target: 'hidden.chosen',
          actions: [{ type: 'choose', params: { analytics: false } }, 'store'],
        },
        'reject all': {
          target: 'hidden.chosen',
          actions: [{ type: 'choose', params: { analytics: false } }, 'store'],
        },
        close: {
          target: 'hidden.chosen',
          actions: [{ type: 'choose', params: { analytics: false } }, 'store'],
        },
        found: {
          description: 'Chosen in another tab.',
          guard: { type: 'isChosen', params: ({ event }) => event },
          target: 'hidden.chosen',
          actions: { type: 'remember', params: ({ event }) => event },
        },
        reopen: { actions: 'countReopening' },
      },
      states: {
        brief: {
          meta: {
            announces: 'appeared',
            when: {
              'asked for': { focus: { role: 'region', name: 'title' }, announces: undefined },
              'asked again': { focus: { role: 'region', name: 'title' }, announces: undefined },
            },
          },
          on: { 'toggle details': 'detailed' },
        },
        detailed: { on: { 'toggle details': 'brief' } },
      },
    },
  },
})
