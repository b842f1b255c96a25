import type * as endpoints from '@anupalan/server/contract/dashboard/endpoints'
import { figureSpans } from '@anupalan/server/contract/dashboard/ranges'
import { respond } from '@anupalan/server/contract'
import { istDate } from '../../compliance/ist.ts'
import { load } from '../../platform/database/database.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'

export const dashboard = defineFeature<Handlers<typeof endpoints>>({
  name: 'dashboard',
  handlers: ({ database, practice, clock, ports }) => ({
    getToday: () =>
      load(database, async (reading) => {
        const now = clock()
        const source = { database: reading, practice, now, today: istDate(now.getTime()) }
        return respond(200, { at: now.toISOString(), ...(await ports.today(source)) })
      }),
    getFigures: ({ params: { range } }) =>
      load(database, async (reading) => {
        const spans = figureSpans(range, istDate(clock().getTime()))
        return respond(200, { spans, ...(await ports.figures({ database: reading, spans })) })
      }),
  }),
})
