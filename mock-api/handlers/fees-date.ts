import { istDate } from '@anupalan/server/compliance/ist'
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/fees-date/endpoints'
import { feesDateMessages as messages } from '@anupalan/server/contract/fees-date/rules'
import type { FeesDate } from '@anupalan/server/contract/fees-date/schema'
import type { MockFeature } from '../mock-feature.ts'

export interface FeesDateState {
  /** One entry at most. */
  readonly feesDate: Map<'fees', FeesDate>
}

export const feesDateMock = {
  state: (): FeesDateState => ({ feesDate: new Map() }),
  handlers: ({ clock, state: { feesDate } }) => ({
    getFeesDate: () => respond(200, feesDate.get('fees') ?? { date: null, version: 0 }),

    setFeesDate({ body: { date, version } }) {
      if (date > istDate(clock().getTime())) return refuse('invalid', { fields: { date: messages.future } })
      if ((feesDate.get('fees')?.version ?? 0) !== version) return refuse('changedMeanwhile')
      const saved = { date, version: version + 1 }
      feesDate.set('fees', saved)
      return respond(200, saved)
    },

    resetFeesDate() {
      feesDate.delete('fees')
      return respond(204, undefined)
    },
  }),
} satisfies MockFeature<typeof endpoints, FeesDateState>
