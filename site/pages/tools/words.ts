/** Words of the list of tools. */
export const toolsPage = {
  heading: 'Tools',
  lead: 'Type your figures and see the working, each line with its section of the law and the day it was checked. Nothing you type leaves your browser.',
  breadcrumbs: [{ label: 'Home', href: '/' }],
  name: 'Tools',
  filter: { label: 'Find a tool', description: 'A word or two, such as rent, TDS or salary' },
  found: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
  none: 'No tool has these words. Ask us, or look at all of them.',
  all: 'Show all tools',
} as const
