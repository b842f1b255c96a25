/** Metadata of a tool, in addition to every page's. For the build: islands get it as props. */
import { definePage, type PageMeta } from '../../ui/page-meta.ts'

/** In the order of the list. */
export const groups = [
  { id: 'income-tax', heading: 'Income tax' },
  { id: 'gst', heading: 'GST' },
  { id: 'pay', heading: 'Salary and people' },
  { id: 'dates-and-papers', heading: 'Dates, loans and papers' },
] as const

interface ToolFacts {
  group: (typeof groups)[number]['id']
  /** Position in its group. */
  order: number
  /** The question that it answers. */
  question: string
  /** Additional search terms. */
  keywords: string
}

interface ToolPage extends ToolFacts {
  path: `/tools/${string}`
  title: string
  /** Name in lists and links. */
  name: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
}

export type ToolMeta = PageMeta & { name: string; tool: ToolFacts }

/** Defines the page of a tool; the build finds it by its folder. */
export const defineToolPage = ({ group, order, question, keywords, ...page }: ToolPage): ToolMeta => ({
  ...definePage(page),
  name: page.name,
  tool: { group, order, question, keywords },
})
