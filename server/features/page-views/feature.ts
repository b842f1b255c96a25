import type * as endpoints from '@anupalan/server/contract/page-views/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { erasePageViews } from './erase-page-views.ts'
import { pageViews as migration } from './migrations/0005-page-views.ts'
import { reportPageView } from './report-page-view.ts'
import { pageViewsFigures } from './figures.ts'
export type * from './tables.ts'

export const pageViews = defineFeature<Handlers<typeof endpoints>>({
  name: 'page-views',
  handlers: (context) => ({
    reportPageView: (call) => reportPageView(context, call),
  }),
  migrations: { '0005-page-views': migration },
  figures: pageViewsFigures,
  jobs: (context) => [
    {
      name: 'erase-page-views',
      every: DAY_MS,
      async run() {
        context.log.info({ erased: await erasePageViews(context) }, 'page views erased')
      },
    },
  ],
})
