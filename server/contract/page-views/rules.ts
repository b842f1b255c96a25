/** Page views without their schemas: what the client must know to report one. */
import type { Call } from '../core/endpoint.ts'

export const reportPageViewCall = {
  name: 'reportPageView',
  method: 'POST',
  path: '/api/page-views',
} as const satisfies Call

/** What every path counts as that is no page of the site: nothing that somebody typed is stored. */
export const notFoundPath = '/404'

/** Longest page path, in characters. */
export const pathLimit = 512

export const pageViewMessages = { path: 'The page that was viewed is not a path of this site.' } as const
