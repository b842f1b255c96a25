/** Consents by the address of an account, as the server's. */
import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/data-rights/endpoints'
import type { Consent } from '@anupalan/server/contract/data-rights/schema'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { ApplicationsState } from '../applications.ts'
import type { BookingsState } from '../bookings.ts'
import type { ClientsState } from '../clients/state.ts'
import type { EnquiriesState } from '../enquiries/state.ts'

export type ConsentsState = EnquiriesState & ApplicationsState & BookingsState

type ConsentHandlers = Pick<Handlers<typeof endpoints>, 'listConsents' | 'withdrawConsent'>

interface Sent {
  readonly email: string
  readonly reference: string
  readonly receivedAt: string
}

const partsOf = ({ applications, bookings, enquiries }: ConsentsState) =>
  [
    { purpose: 'enquiry', sent: enquiries },
    { purpose: 'application', sent: applications },
    { purpose: 'booking', sent: bookings },
  ] as const satisfies readonly { readonly purpose: string; readonly sent: ReadonlyMap<string, Sent> }[]

/** The newest first. */
export const consentsOf = (state: ConsentsState, { email }: Pick<User, 'email'>): Consent[] =>
  partsOf(state)
    .flatMap(({ purpose, sent }) =>
      [...(sent as ReadonlyMap<string, Sent>).values()]
        .filter((each) => each.email.toLowerCase() === email.toLowerCase())
        .map(({ reference, receivedAt }) => ({ reference, purpose, givenAt: receivedAt })),
    )
    .toSorted((a, b) => (a.givenAt > b.givenAt ? -1 : 1))

export function consentHandlers({ state }: World<ConsentsState & ClientsState>): ConsentHandlers {
  const { outbox, enquiryEntries, enquiryProgress } = state

  const owns = ({ user, params }: { readonly user: User; readonly params: { readonly consent: string } }) =>
    consentsOf(state, user).some(({ reference }) => reference === params.consent)

  return {
    listConsents: ({ user }) => respond(200, { consents: consentsOf(state, user!) }),

    withdrawConsent: {
      owns,
      handle: ({ params: { consent } }) => {
        if (!partsOf(state).some(({ sent }) => sent.delete(consent))) return refuse('notFound')
        for (let index = outbox.length - 1; index >= 0; index--)
          if (outbox[index]?.reference === consent) outbox.splice(index, 1)
        enquiryProgress.delete(consent)
        for (const entry of enquiryEntries.values())
          if (entry.enquiry === consent) enquiryEntries.delete(entry.reference)
        return respond(204, undefined)
      },
    },
  }
}
