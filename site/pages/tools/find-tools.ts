export interface ToolEntry {
  /** Its part of the path. */
  slug: string
  name: string
  /** The question that it answers. */
  question: string
  /** Words that people look for it by, besides those above. */
  keywords: string
}

export interface ToolGroup {
  id: string
  heading: string
  tools: readonly ToolEntry[]
}

/** As words are compared: small letters, without marks. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const has = ({ slug, name, question, keywords }: ToolEntry, words: readonly string[]) => {
  const text = plain([slug, name, question, keywords].join(' '))
  return words.every((word) => text.includes(word))
}

/** The groups with those tools alone that have every word; all of them for no words. */
export function findTools(groups: readonly ToolGroup[], typed: string): ToolGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, tools: group.tools.filter((tool) => has(tool, words)) }))
    .filter(({ tools }) => tools.length > 0)
}
