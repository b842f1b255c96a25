import { istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import type * as pageViews from '@anupalan/server/contract/page-views/endpoints'
import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import type { MockFeature } from '../mock-feature.ts'

/** Views of a page on a day in India, `2026-11-20`. */
export interface PageViewCount {
  readonly day: string
  /** A page of the site, or `notFoundPath`. */
  readonly path: string
  readonly views: number
}

export interface PageViewsState {
  /** Views by page and day. */
  readonly pageViews: Map<string, PageViewCount>
}

export const pageViewsMock = {
  state: (): PageViewsState => ({ pageViews: new Map() }),
  handlers: ({ state: { pageViews }, pages, clock }) => ({
    reportPageView: ({ body }) => {
      const day = istDate(clock().getTime())
      const path = pages.has(body.path) ? body.path : notFoundPath
      const key = `${day} ${path}`
      pageViews.set(key, { day, path, views: (pageViews.get(key)?.views ?? 0) + 1 })
      return respond(204, undefined)
    },
  }),
} satisfies MockFeature<typeof pageViews, PageViewsState>
