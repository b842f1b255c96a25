/**
 * `sections.json` of the site's build: the texts of its pages by section, which the assistant answers from. It is read
 * by the server at start, and is no public file.
 */
import { z } from '../core/schema.ts'

const sectionKinds = ['page', 'article', 'tool', 'template', 'service'] as const

export type SectionKind = (typeof sectionKinds)[number]

export const sectionSchema = z.strictObject({
  /** Of its page, `/resources/hra-and-rent`. */
  path: z.string().check(z.regex(/^\/(?!\/)[^\s?#]*$/, 'path must be a path of this site')),
  /** Id of its heading; empty if the page begins with it. */
  anchor: z.string().check(z.regex(/^[^\s#]*$/, 'anchor must be an id')),
  kind: z.enum(sectionKinds),
  /** Heading of its page. */
  title: z.string(),
  /** Its own heading and those above it, the outermost first; none if the page begins with it. */
  headings: z.array(z.string()),
  /** The day as of which its page states it, `2026-11-24`. */
  asOf: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'asOf must be a day')),
  /** The last day on which it is true; absent if no day is known. */
  until: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'until must be a day'))),
  /** Its sentences, items and rows of tables, in order. */
  texts: z.array(z.string()),
  /** Words that people ask for it with, besides its own; they are searched, and never shown. None if absent. */
  asked: z.optional(z.string()),
  /** Questions that it settles, as people word them; they are compared with a question, and never shown. None if absent. */
  questions: z.optional(z.array(z.string())),
})

export type Section = z.output<typeof sectionSchema>

export const sectionsFileSchema = z.strictObject({ sections: z.array(sectionSchema) })

export type SectionsFile = z.output<typeof sectionsFileSchema>

/** The largest `sections.json`, in bytes. */
export const maxSectionsBytes = 1_500_000

/** The URL of a section, `/resources/hra-and-rent#the-rule`. */
export const sectionAddress = ({ path, anchor }: Pick<Section, 'path' | 'anchor'>): string =>
  anchor === '' ? path : `${path}#${anchor}`
