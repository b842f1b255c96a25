import { respond, checkRepeat } from '@anupalan/server/contract'
import type * as enquiries from '@anupalan/server/contract/enquiries/endpoints'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { MockFeature } from '../mock-feature.ts'
import type { Stored } from '../state.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'

export interface EnquiriesState {
  readonly enquiries: Map<string, Stored<Enquiry>>
}

export const enquiriesMock = {
  state: (): EnquiriesState => ({ enquiries: new Map() }),
  handlers: (world) => ({
    sendEnquiry: ({ body, reference }) => {
      const { practice, clock, state } = world
      const { enquiries, outbox } = state
      const stored = enquiries.get(reference)
      if (stored) return checkRepeat(stored, body) ?? respond(201, { reference })

      enquiries.set(reference, { ...body, reference, receivedAt: clock().toISOString() })
      outbox.push({ kind: 'enquiry', to: practice.email, reference })
      queueMailToVisitor(world, { kind: 'enquiry', to: body.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof enquiries, EnquiriesState>
