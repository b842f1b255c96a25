import { respond, checkRepeat } from '@anupalan/server/contract'
import type * as enquiries from '@anupalan/server/contract/enquiries/endpoints'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { MockFeature } from '../mock-feature.ts'
import type { Stored } from '../state.ts'

export interface EnquiriesState {
  readonly enquiries: Map<string, Stored<Enquiry>>
}

export const enquiriesMock = {
  state: (): EnquiriesState => ({ enquiries: new Map() }),
  handlers: ({ state: { enquiries, outbox }, practice, clock }) => ({
    sendEnquiry: ({ body, reference }) => {
      const stored = enquiries.get(reference)
      if (stored) return checkRepeat(stored, body) ?? respond(201, { reference })

      enquiries.set(reference, { ...body, reference, receivedAt: clock().toISOString() })
      outbox.push({ kind: 'enquiry', to: practice.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof enquiries, EnquiriesState>
