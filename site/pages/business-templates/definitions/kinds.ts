/** Kinds of templates, in the order of the list. */
export const kindNames = {
  sales: 'Sales',
  buying: 'Buying',
  people: 'People',
  books: 'Books',
  company: 'Company',
} as const

export type TemplateKind = keyof typeof kindNames
