/** What a tool says of itself besides what every page does. For the build: islands are given what they show. */
import { definePage, type PageMeta } from '../../ui/page-meta.ts'

/** In the order in which the list shows them. */
export const groups = [
  { id: 'income-tax', heading: 'Income tax' },
  { id: 'gst', heading: 'GST' },
  { id: 'pay', heading: 'Salary and people' },
  { id: 'dates-and-papers', heading: 'Dates, loans and papers' },
] as const

interface ToolFacts {
  group: (typeof groups)[number]['id']
  /** Its place in its group. */
  order: number
  /** The question that it answers. */
  question: string
  /** Words that people look for it by, besides its name and its question. */
  keywords: string
}

interface ToolPage extends ToolFacts {
  path: `/tools/${string}`
  title: string
  /** What lists and links call it. */
  name: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
}

export type ToolMeta = PageMeta & { name: string; tool: ToolFacts }

/** The page of a tool. Its folder is all that there is to add. */
export const defineToolPage = ({ group, order, question, keywords, ...page }: ToolPage): ToolMeta => ({
  ...definePage(page),
  name: page.name,
  tool: { group, order, question, keywords },
})
