/** Metadata of a business template, in addition to every page's. For the build: islands get it as props. */
import type { RuleReference } from '@anupalan/server/compliance/working'
import type { LinkWords } from '../../../content/prose.ts'
import { definePage, type PageMeta } from '../../../ui/page-meta.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import type { TemplateKind } from './kinds.ts'
import type { Format } from './template.ts'

interface TemplateFacts {
  kind: TemplateKind
  /** Position within its kind. */
  order: number
  /** Purpose, in one sentence. */
  purpose: string
  /** Content, in a few words. */
  holds: string
  /** The law that requires it or applies to it. */
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
  /** Last segment of its path. */
  slug: string
  name: string
}

/** The content of a template's page except its fields and its document. */
export interface TemplateContent extends Pick<
  TemplateEntry,
  'slug' | 'name' | 'purpose' | 'rules' | 'formats'
> {
  /** What to do before it is used. */
  advice: string
  /** Links to other templates of its kind and to related pages. */
  related: readonly LinkWords[]
}

export type TemplateMeta = PageMeta<TemplateContent> & { template: TemplateEntry }

/** Defines the page of a template; the build finds it by its folder. */
export function defineTemplatePage({ path, description, ...facts }: TemplatePage): TemplateMeta {
  const { name } = facts
  const template = { ...facts, slug: path.slice('/business-templates/'.length) }
  return {
    ...definePage<(props: ContentPageProps<TemplateContent>) => null>({
      path,
      title: `${name} template`,
      name,
      description,
      // Imported on demand: `templates.ts` imports the result of this function.
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

/** A rule whose text was read, in several agreeing copies. */
export const confirmedRule = rule('H')

/** A rule whose text was not read; marked as such wherever it is shown. */
export const unconfirmedRule = rule('M')

export const allFormats: readonly Format[] = ['docx', 'xlsx', 'pdf']
/** A letter has no spreadsheet. */
export const letterFormats: readonly Format[] = ['docx', 'pdf']
