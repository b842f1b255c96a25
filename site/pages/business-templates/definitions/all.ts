/** Every template with its fields and its document, by the name of its folder. The list of them alone is in `templates.ts`. */
import type { Template } from './template.ts'

const modules = import.meta.glob<Template>(['../*/template.ts', '!./template.ts'], {
  import: 'template',
  eager: true,
})

export const definitions: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.values(modules).map((template) => [template.slug, template]),
)
