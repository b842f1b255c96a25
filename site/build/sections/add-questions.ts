import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionAddress, type Section } from '@anupalan/server/contract/site/sections'

/** The questions of one page, as `content/questions` has them. */
export interface QuestionsFile {
  /** Path of the page. */
  readonly path: string
  /**
   * One question on each line, under the part that settles it: `#anchor`, or `#anchor ~ beginning of its heading` for one
   * of several parts with that anchor; `#` for the beginning of the page.
   */
  readonly text: string
}

/** @param folder with a file for each page: `index.txt` for `/`, `services/gst-filing.txt` for `/services/gst-filing` */
export function readQuestions(folder: string): QuestionsFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.txt$|\.txt$/, '')}`,
      text: readFileSync(join(folder, name), 'utf8'),
    }))
}

/**
 * Adds to sections questions that they settle.
 *
 * @throws Error that names the places which no section has, and lines without a place
 */
export function addQuestions(sections: readonly Section[], files: readonly QuestionsFile[]): Section[] {
  const questionsBySection = new Map<Section, string[]>()
  const unknown: string[] = []
  for (const { path, text } of files) {
    const onPage = sections.filter((section) => section.path === path)
    let found: readonly Section[] | undefined
    for (const line of text.split('\n')) {
      if (line.startsWith('#')) {
        const [anchor = '', heading = ''] = line.slice(1).split(' ~ ')
        found = onPage.filter(
          (section) => section.anchor === anchor && (section.headings.at(-1) ?? '').startsWith(heading),
        )
        if (found.length === 0)
          unknown.push(`${sectionAddress({ path, anchor })}${heading && ` ~ ${heading}`}`)
      } else if (line.trim() !== '') {
        if (!found) unknown.push(`${path}: “${line}” without a part`)
        for (const section of found ?? [])
          questionsBySection.set(section, [...(questionsBySection.get(section) ?? []), line.trim()])
      }
    }
  }
  if (unknown.length > 0)
    throw new Error(`content/questions names parts that the site does not have: ${unknown.join(', ')}`)
  return sections.map((section) => {
    const questions = questionsBySection.get(section)
    return questions ? { ...section, questions } : section
  })
}
