import { istDate } from '@anupalan/server/compliance/ist'
import { answer, notFoundPath, reportPageView } from '@anupalan/server/contract'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { World } from '../world.ts'

export const pageViewHandlers = (world: World) =>
  mockEndpoint(reportPageView, world, ({ body }) => {
    const { pageViews } = world.state
    const day = istDate(world.clock().getTime())
    const path = world.pages.has(body.path) ? body.path : notFoundPath
    const key = `${day} ${path}`
    pageViews.set(key, { day, path, views: (pageViews.get(key)?.views ?? 0) + 1 })
    return answer(204, undefined)
  })
