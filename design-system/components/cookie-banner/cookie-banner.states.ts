import { statesOf } from '../../workbench/states.ts'
import { cookieBannerMachine } from './cookie-banner.machine.ts'
import { cookieBannerMessages } from './cookie-banner.messages.ts'

const title = 'Cookies on this site'
const record = { necessary: true, analytics: true, timestamp: '2026-01-01T00:00:00.000Z' } as const

/** Every state of the cookie banner. A requested banner receives the focus; one that appears by itself is announced. */
export const cookieBannerStates = statesOf({
  machine: cookieBannerMachine,
  input: { now: () => new Date('2026-11-20T10:00:00Z'), version: 1 },
  messages: { ...cookieBannerMessages, title, appeared: cookieBannerMessages.appeared(title) },
  events: [
    { type: 'found', record: undefined, hasPrivacyControl: false },
    { type: 'found', record, hasPrivacyControl: false },
    { type: 'found', record: undefined, hasPrivacyControl: true },
    { type: 'reopen' },
    { type: 'toggle details' },
    { type: 'accept all' },
    { type: 'necessary only' },
    { type: 'reject all' },
    { type: 'close' },
  ],
  distinguish: (state) => {
    const { record: stored, hasPrivacyControl, reopenings, hasChosen } = state.context
    if (state.matches({ hidden: 'chosen' }))
      return hasChosen && (stored?.analytics ? 'saved all' : 'saved necessary')
    if (!state.matches({ shown: 'brief' })) return false
    if (reopenings > 0) return stored ? 'asked again' : 'asked for'
    return hasPrivacyControl && 'privacy control'
  },
  remember: ({ context }) => [
    context.record,
    context.hasPrivacyControl,
    context.reopenings > 0,
    context.hasChosen,
  ],
})
