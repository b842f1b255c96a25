import type * as pageViews from '@anupalan/server/contract/page-views/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { reportPageView } from './report-page-view.ts'

/** @param pages paths of the site's pages. */
export const pageViewHandlers = (
  context: Context,
  pages: ReadonlySet<string>,
): Handlers<typeof pageViews> => ({
  reportPageView: ({ body }) => reportPageView(context, pages, body),
})
