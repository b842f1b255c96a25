import { answer, checkRepeat, sendFeedback } from '@anupalan/server/contract'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { World } from '../world.ts'

export const feedbackHandlers = (world: World) =>
  mockEndpoint(sendFeedback, world, ({ body, reference }) => {
    const { feedback, outbox } = world.state
    const stored = feedback.get(reference)
    if (stored) return checkRepeat(stored, body) ?? answer(201, { reference })

    feedback.set(reference, { ...body, reference, receivedAt: world.clock().toISOString() })
    outbox.push({ kind: 'feedback', to: world.practice.email, reference })
    return answer(201, { reference })
  })
