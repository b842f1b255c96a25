/**
 * The business templates of the site by kind, from the `page.meta.ts` of each. For the build and for tests: no island
 * imports it.
 */
import { kindNames } from './kinds.ts'
import type { TemplateContent, TemplateEntry, TemplateMeta } from './template-meta.ts'
import type { ListedTemplate } from '../template-list.island.tsx'
import { advice, besides } from './words.ts'

const metas = Object.values(
  import.meta.glob<TemplateMeta>('../*/page.meta.ts', { import: 'default', eager: true }),
)

export const templates: readonly TemplateEntry[] = Object.keys(kindNames).flatMap((kind) =>
  metas
    .map(({ template }) => template)
    .filter((template) => template.kind === kind)
    .toSorted((one, other) => one.order - other.order),
)

/** Props of the list of templates. */
export const listed = (): ListedTemplate[] =>
  templates.map(({ slug, kind, name, purpose, formats }) => ({ slug, kind, name, purpose, formats }))

/** Content of a template's page. */
export function contentOf({ slug, name, purpose, kind, rules, formats }: TemplateEntry): TemplateContent {
  const isLetter = !formats.includes('xlsx')
  const others = templates.filter((other) => other.kind === kind && other.slug !== slug)
  return {
    slug,
    name,
    purpose,
    rules,
    formats,
    advice: isLetter || kind === 'company' ? advice.letter : advice.figures,
    related: [
      ...others.map((other) => ({ label: other.name, href: `/business-templates/${other.slug}` })),
      besides[kind],
    ],
  }
}
