/** The pages of the business templates. */
import { firm } from '../content/firm.ts'
import {
  templates,
  type AboutTemplateWords,
  type TemplateEntry,
  type TemplatePageWords,
} from '../pages/business-templates/definitions/templates.ts'
import { advice, besides } from '../pages/business-templates/definitions/words.ts'
import type { Member } from './collections.ts'

/** What stands below the document of a template. */
function aboutTemplate({ slug, kind, rules, formats }: TemplateEntry): AboutTemplateWords {
  const isLetter = !formats.includes('xlsx')
  const others = templates.filter((other) => other.kind === kind && other.slug !== slug)
  return {
    slug,
    rules,
    formats,
    advice: isLetter || kind === 'company' ? advice.letter : advice.figures,
    related: [
      ...others.map((other) => ({ label: other.name, href: `/business-templates/${other.slug}` })),
      besides[kind],
    ],
  }
}

/** A page for each template. */
export const templateMembers = (): Member<TemplatePageWords & AboutTemplateWords>[] =>
  templates.map((entry) => {
    const { slug, name, purpose, description } = entry
    return {
      id: slug,
      title: `${name} template | ${firm.name}`,
      description,
      words: { name, purpose, ...aboutTemplate(entry) },
    }
  })
