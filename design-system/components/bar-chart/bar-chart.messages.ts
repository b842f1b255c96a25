/** Messages of the chart. */
export const barChartMessages = {
  /** Summary of the disclosure with the same figures as a table. */
  asTable: 'These figures as a table',
}
