/** Every template's definition, by the name of its folder. `templates.ts` has the metadata alone. */
import type { Template } from './template.ts'

const modules = import.meta.glob<Template>(['../*/template.ts', '!./template.ts'], {
  import: 'template',
  eager: true,
})

export const definitions: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.values(modules).map((template) => [template.slug, template]),
)
