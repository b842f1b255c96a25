import { respond, checkRepeat } from '@anupalan/server/contract'
import type * as feedback from '@anupalan/server/contract/feedback/endpoints'
import type { Feedback } from '@anupalan/server/contract/feedback/schema'
import type { MockFeature } from '../mock-feature.ts'
import type { Stored } from '../state.ts'

export interface FeedbackState {
  readonly feedback: Map<string, Stored<Feedback>>
}

export const feedbackMock = {
  state: (): FeedbackState => ({ feedback: new Map() }),
  handlers: ({ state: { feedback, outbox }, practice, clock }) => ({
    sendFeedback: ({ body, reference }) => {
      const stored = feedback.get(reference)
      if (stored) return checkRepeat(stored, body) ?? respond(201, { reference })

      feedback.set(reference, { ...body, reference, receivedAt: clock().toISOString() })
      outbox.push({ kind: 'feedback', to: practice.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof feedback, FeedbackState>
