/** The pages of the business templates. */
import { firm } from '../content/firm.ts'
import { templates } from '../content/templates/templates.ts'
import type { TemplatePageWords } from '../pages/business-templates/template/page.tsx'
import type { Member } from './collections.ts'

/** A page for each template. */
export const templateMembers = (): Member<TemplatePageWords>[] =>
  templates.map(({ slug, name, description }) => ({
    id: slug,
    title: `${name} template | ${firm.name}`,
    description,
    words: { slug },
  }))
