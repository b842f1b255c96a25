import { answer, checkRepeat, sendEnquiry } from '@anupalan/server/contract'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { World } from '../world.ts'

export const enquiryHandlers = (world: World) =>
  mockEndpoint(sendEnquiry, world, ({ body, reference }) => {
    const { enquiries, outbox } = world.state
    const stored = enquiries.get(reference)
    if (stored) return checkRepeat(stored, body) ?? answer(201, { reference })

    enquiries.set(reference, { ...body, reference, receivedAt: world.clock().toISOString() })
    outbox.push({ kind: 'enquiry', to: world.practice.email, reference })
    return answer(201, { reference })
  })
