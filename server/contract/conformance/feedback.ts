import { describe, expect, test } from 'vitest'
import type * as endpointsOfFeedback from '../feedback/endpoints.ts'
import { feedbackCategories, feedbackMessages, scoreOptions, sourceLimit } from '../feedback/rules.ts'
import { feedbackReceiptSchema } from '../feedback/schema.ts'
import type { Feedback } from '../feedback/schema.ts'
import { endpoints } from '../index.ts'
import type { Reference } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { jsonHeaders, newReference, shorten } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { sendFeedback } = endpoints

export const feedback = {
  score: 4,
  source: '/pricing',
  category: 'service_quality',
  comment: null,
} as const satisfies Feedback

export const feedbackSamples: Samples<typeof endpointsOfFeedback> = {
  sendFeedback: { body: feedback, changed: { ...feedback, score: 1 } },
}

export function describeFeedback(start: StartTarget) {
  describe('feedback', () => {
    const target = useTarget(start)

    const send = (body: unknown, reference?: Reference<'FB'>) =>
      target().fetch(sendFeedback.path, {
        method: 'POST',
        headers: { ...jsonHeaders, ...(reference && { 'Idempotency-Key': reference }) },
        body: JSON.stringify(body),
      })

    const receive = async (body: unknown, reference?: Reference<'FB'>) => {
      const response = await send(body, reference)
      expect(response.status).toBe(201)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return feedbackReceiptSchema.parse(await response.json())
    }

    const stored = async (reference: string) =>
      (await target().stored.feedback()).filter((each) => each.reference === reference)

    test('it is stored before the response', async () => {
      const { reference } = await receive(feedback)
      expect(await stored(reference)).toEqual([
        { ...feedback, reference, receivedAt: expect.stringMatching(/^\d{4}-.+T.+\.\d{3}Z$/) },
      ])
    })

    test('each feedback queues one mail to the firm, and a retry stores and queues nothing', async () => {
      const before = await target().queuedMails()
      const reference = newReference('FB')
      const receipts = await Promise.all([receive(feedback, reference), receive(feedback, reference)])
      expect(receipts).toEqual([{ reference }, { reference }])
      expect(await stored(reference)).toHaveLength(1)
      expect((await target().queuedMails()) - before).toBe(1)
    })

    test('"score (integer 1 to 5)": each is taken', async () => {
      for (const { value } of scoreOptions) {
        const { reference } = await receive({ ...feedback, score: value })
        expect(await stored(reference)).toEqual([expect.objectContaining({ score: value })])
      }
    })

    test('each category is accepted, and website_experience is the default', async () => {
      for (const category of feedbackCategories) await receive({ ...feedback, category })
      const { reference } = await receive({ score: 5, source: '/', comment: null })
      expect(await stored(reference)).toEqual([expect.objectContaining({ category: 'website_experience' })])
    })

    for (const [field, wrong] of [
      ['score', undefined],
      ['score', null],
      ['score', 0],
      ['score', 6],
      ['score', 3.5],
      ['score', '4'],
      ['source', undefined],
      ['source', ''],
      ['source', 'pricing'],
      ['source', '//elsewhere.example'],
      ['source', '/tools?email=asha@example.in'],
      ['source', '/#about'],
      ['source', '/two words'],
      ['source', `/${'a'.repeat(sourceLimit)}`],
      ['category', null],
      ['category', 'praise'],
      ['comment', undefined],
      ['comment', ''],
      ['comment', 'Well done'],
    ] as const) {
      const shown = shorten(wrong)
      test(`${field} ${shown} gets a message at its field`, async () => {
        const fields = await expectProblem(await send({ ...feedback, [field]: wrong }), 'invalid')
        expect(fields).toEqual({ [field]: feedbackMessages[field] })
      })
    }

    test('the path of any page is a valid source, up to the maximum length', async () => {
      for (const source of ['/', '/services/tax-filing', '/%E0%A4%85', `/${'a'.repeat(sourceLimit - 1)}`]) {
        const { reference } = await receive({ ...feedback, source })
        expect(await stored(reference)).toEqual([expect.objectContaining({ source })])
      }
    })
  })
}
