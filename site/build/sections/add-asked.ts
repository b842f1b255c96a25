import { sectionAddress, type Section } from '@anupalan/server/contract/site/sections'

/**
 * Adds to sections the words that people ask for them with.
 *
 * @param askedAs the words by place: the address of a section, or `address~beginning of its heading` for one of several
 * @throws Error that names the places which no section has
 */
export function addAsked(
  sections: readonly Section[],
  askedAs: readonly (readonly [place: string, words: string])[],
): Section[] {
  const wordsBySection = new Map<Section, string[]>()
  const unknown: string[] = []
  for (const [place, words] of askedAs) {
    const [address = '', heading = ''] = place.split('~')
    const found = sections.filter(
      (section) => sectionAddress(section) === address && (section.headings.at(-1) ?? '').startsWith(heading),
    )
    if (found.length === 0) unknown.push(place)
    for (const section of found) wordsBySection.set(section, [...(wordsBySection.get(section) ?? []), words])
  }
  if (unknown.length > 0)
    throw new Error(`content/asked-as.ts names parts that the site does not have: ${unknown.join(', ')}`)
  return sections.map((section) => {
    const words = wordsBySection.get(section)
    return words ? { ...section, asked: words.join(' ') } : section
  })
}
