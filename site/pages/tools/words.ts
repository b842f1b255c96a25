/** Words of the list of tools. */
export const toolsPage = {
  heading: 'Tools',
  lead: 'Type your figures and see the working. Each line has its section of the law and the date we checked it. What you type stays in your browser.',
  breadcrumbs: [{ label: 'Home', href: '/' }],
  name: 'Tools',
  filter: { label: 'Find a tool', description: 'A word or two, such as rent, TDS or salary' },
  found: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
  none: 'No tool matches these words. Ask us, or see all tools.',
  all: 'Show all tools',
  /** The tools that most visitors look for, with an answer of today. */
  live: {
    heading: 'Asked for most',
    calendar: { name: 'Compliance calendar', about: 'GSTR-3B' },
    incomeTax: { name: 'Income tax, both regimes', about: 'Tax on a salary of 12 lakh, new regime' },
    gst: { name: 'GST calculator', about: '₹10,000 with 18% GST' },
    nil: 'nil',
  },
} as const
