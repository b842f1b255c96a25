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
} as const
