/** Name of a tool, as its path ends. */
export type ToolSlug = 'income-tax'
