export interface ToolEntry {
  /** Last segment of its path. */
  slug: string
  name: string
  /** The question that it answers. */
  question: string
  /** Additional search terms. */
  keywords: string
}

export interface ToolGroup {
  id: string
  heading: string
  tools: readonly ToolEntry[]
}

/** Normalizes text for comparison. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const has = ({ slug, name, question, keywords }: ToolEntry, words: readonly string[]) => {
  const text = plain([slug, name, question, keywords].join(' '))
  return words.every((word) => text.includes(word))
}

/** The groups with only the tools that contain every word; all tools if there are no words. */
export function findTools(groups: readonly ToolGroup[], typed: string): ToolGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, tools: group.tools.filter((tool) => has(tool, words)) }))
    .filter(({ tools }) => tools.length > 0)
}
