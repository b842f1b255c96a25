/** What a template belongs to, in the order in which the list shows them. */
export const kindNames = {
  sales: 'Sales',
  buying: 'Buying',
  people: 'People',
  books: 'Books',
  company: 'Company',
} as const

export type TemplateKind = keyof typeof kindNames
