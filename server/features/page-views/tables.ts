declare module '../../platform/database/tables.ts' {
  interface Tables {
    pageViews: PageViewsTable
  }
}

/** One row for a page and a day, for all visitors. */
export interface PageViewsTable {
  /** In India, `2026-11-20`. */
  day: string
  /** A page of the site, or `notFoundPath`. */
  path: string
  views: number
}
