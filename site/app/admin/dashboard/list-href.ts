import { screens } from '../../screens.ts'

/** A screen of the admin area, if there is one at this path. */
export const screenHref = (path: `/admin/${string}`): string | undefined =>
  Object.hasOwn(screens, path) ? path : undefined
