/** Page views without their schemas. */

/** What every path counts as that is no page of the site: nothing that somebody typed is stored. */
export const notFoundPath = '/404'

/** Longest page path, in characters. */
export const pathLimit = 512

export const pageViewMessages = { path: 'The page that was viewed is not a path of this site.' } as const
