/** The tools of the site, in groups, from the `page.meta.ts` of each. For the build and for tests: no island imports it. */
import type { ToolEntry, ToolGroup } from './find-tools.ts'
import { groups, type ToolMeta } from './tool-meta.ts'

const metas = Object.values(
  import.meta.glob<ToolMeta>('./*/page.meta.ts', { import: 'default', eager: true }),
)

const entryOf = ({ path, name, tool: { question, keywords } }: ToolMeta): ToolEntry => ({
  slug: path.slice('/tools/'.length),
  name,
  question,
  keywords,
})

export const toolGroups: readonly ToolGroup[] = groups.map(({ id, heading }) => ({
  id,
  heading,
  tools: metas
    .filter(({ tool }) => tool.group === id)
    .toSorted((one, other) => one.tool.order - other.tool.order)
    .map(entryOf),
}))
