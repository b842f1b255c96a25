/** The rules of page views without the schemas. */

/** The path under which unknown paths are counted, so that no input of a visitor is stored. */
export const notFoundPath = '/404'

/** Maximum length of a page path, in characters. */
export const pathLimit = 512

export const pageViewMessages = { path: 'The page that was viewed is not a path of this site.' } as const
