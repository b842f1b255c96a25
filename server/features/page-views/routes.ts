import { reportPageView } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/route.ts'
import { countPageView } from './count-page-view.ts'

/** @param pages paths of the site's pages. */
export const pageViewRoutes = (context: Context, pages: ReadonlySet<string>) => [
  route(reportPageView, ({ body }) => countPageView(context, pages, body)),
]
