import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/office-days/endpoints'
import { MAX_OFFICE_DAYS, officeDayMessages as messages } from '@anupalan/server/contract/office-days/rules'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import { withDefaults } from '@anupalan/server/contract/office-days/with-defaults'
import type { MockFeature } from '../mock-feature.ts'

export interface OfficeDaysState {
  readonly officeDays: Map<string, StoredOfficeDay>
}

export const officeDaysMock = {
  state: (): OfficeDaysState => ({ officeDays: new Map() }),
  handlers: ({ practice, state: { officeDays } }) => ({
    listOfficeDays: () =>
      respond(200, { days: withDefaults(practice.meetings?.holidays ?? [], [...officeDays.values()]) }),

    setOfficeDay({ params: { date }, body }) {
      const { kind, name, opens, closes, version } = body
      if (version === 0 && officeDays.size >= MAX_OFFICE_DAYS)
        return refuse('invalid', { fields: { name: messages.tooMany } })
      if ((officeDays.get(date)?.version ?? 0) !== version) return refuse('changedMeanwhile')
      const hours = kind === 'hours' ? { opens, closes } : { opens: '', closes: '' }
      const saved: StoredOfficeDay = { date, kind, name, ...hours, version: version + 1 }
      officeDays.set(date, saved)
      return respond(200, saved)
    },

    resetOfficeDay: ({ params: { date } }) =>
      officeDays.delete(date) ? respond(204, undefined) : refuse('notFound'),
  }),
} satisfies MockFeature<typeof endpoints, OfficeDaysState>
