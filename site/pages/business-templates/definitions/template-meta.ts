/** What a business template says of itself besides what every page does. For the build: islands are given what they show. */
import type { RuleReference } from '@anupalan/server/compliance/working'
import type { LinkWords } from '../../../content/prose.ts'
import { definePage, type PageMeta } from '../../../ui/page-meta.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import type { TemplateKind } from './kinds.ts'
import type { Format } from './template.ts'

interface TemplateFacts {
  kind: TemplateKind
  /** Its place among those of its kind. */
  order: number
  /** What it is for, in one sentence. */
  purpose: string
  /** What it holds, in a few words. */
  holds: string
  /** Which law asks for it or bears on it. */
  rules: readonly RuleReference[]
  formats: readonly Format[]
}

interface TemplatePage extends TemplateFacts {
  path: `/business-templates/${string}`
  name: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
}

export interface TemplateEntry extends TemplateFacts {
  /** Its part of the path. */
  slug: string
  name: string
}

/** What the page of a template says beside its fields and its document. */
export interface TemplateContent extends Pick<
  TemplateEntry,
  'slug' | 'name' | 'purpose' | 'rules' | 'formats'
> {
  /** What to do before it is used. */
  advice: string
  /** Other templates of its kind, and what else of this site goes with it. */
  related: readonly LinkWords[]
}

export type TemplateMeta = PageMeta<TemplateContent> & { template: TemplateEntry }

/** The page of a template. Its folder is all that there is to add. */
export function defineTemplatePage({ path, description, ...facts }: TemplatePage): TemplateMeta {
  const { name } = facts
  const template = { ...facts, slug: path.slice('/business-templates/'.length) }
  return {
    ...definePage<(props: ContentPageProps<TemplateContent>) => null>({
      path,
      title: `${name} template`,
      name,
      description,
      // Later: the list of templates is made of what this makes.
      content: async () => (await import('./templates.ts')).contentOf(template),
    }),
    template,
  }
}

const rule =
  (confidence: RuleReference['confidence']) =>
  (law: string, section: string, note?: string): RuleReference => ({
    law,
    section,
    source: `${law}, ${section}`,
    verifiedOn: '2026-11-22',
    confidence,
    ...(note !== undefined && { note }),
  })

/** Its text was read, in several copies that agree. */
export const read = rule('H')

/** Its text was not read: that is said wherever it is shown. */
export const unread = rule('M')

export const allFormats: readonly Format[] = ['docx', 'xlsx', 'pdf']
/** A letter has no sheet. */
export const letterFormats: readonly Format[] = ['docx', 'pdf']
