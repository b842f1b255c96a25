/** The pages of the business templates. */
import { firm } from '../content/firm.ts'
import {
  kindNames,
  templates,
  type TemplateEntry,
  type TemplatePageWords,
} from '../content/templates/templates.ts'
import { advice, besides } from '../content/templates/words.ts'
import type { Member } from './collections.ts'

const wordsOf = ({ slug, kind, name, purpose, rules, formats }: TemplateEntry): TemplatePageWords => {
  const isLetter = !formats.includes('xlsx')
  const others = templates.filter((other) => other.kind === kind && other.slug !== slug)
  return {
    slug,
    name,
    purpose,
    rules,
    formats,
    kind: kindNames[kind],
    advice: isLetter || kind === 'company' ? advice.letter : advice.figures,
    related: [
      ...others.map((other) => ({ label: other.name, href: `/business-templates/${other.slug}` })),
      besides[kind],
    ],
  }
}

/** A page for each template. */
export const templateMembers = (): Member<TemplatePageWords>[] =>
  templates.map((entry) => ({
    id: entry.slug,
    title: `${entry.name} template | ${firm.name}`,
    description: entry.description,
    words: wordsOf(entry),
  }))
