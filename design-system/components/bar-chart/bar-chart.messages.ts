/** The chart's own words. */
export const barChartMessages = {
  /** Unfolds the table of the same figures. */
  asTable: 'These figures as a table',
}
