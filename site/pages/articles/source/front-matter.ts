/** Parses and validates the front matter of an article; error messages state what to correct. */
import { parseIsoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { z } from '@anupalan/server/contract'
import { parse, YAMLParseError } from 'yaml'
import { topics } from '../articles.words.ts'
import { services } from '../../../content/services.ts'
import { team } from '../../../content/team.ts'
import type { PagePath, SitePages } from '../../../ui/page-meta.ts'

const isDay = (text: string) => {
  try {
    return Boolean(parseIsoDate(text))
  } catch {
    return false
  }
}

const text = (what: string) => z.string(`${what} is required`).check(z.minLength(1, `${what} is required`))
const day = z
  .string('must be a day, such as 2027-02-01')
  .check(z.refine(isDay, 'must be a day, such as 2027-02-01')) as z.ZodMiniType<IsoDate>
const oneOf = <const Slug extends string>(slugs: readonly Slug[]) =>
  z.enum(slugs, `must be one of ${slugs.join(', ')}`)
const some = <const Slug extends string>(slugs: readonly Slug[]) =>
  z.array(oneOf(slugs), 'must be a list, such as [] or [one, two]')

/** Slugs of the pages directly below a path. */
const slugsUnder = (site: SitePages, path: PagePath) =>
  site.under(path).map((page) => page.path.slice(path.length + 1))

const schemaOf = (site: SitePages) =>
  z.strictObject({
    title: text('a title'),
    description: text('a description'),
    topic: oneOf(topics.map(({ slug }) => slug)),
    author: oneOf(team.map(({ slug }) => slug)),
    published: day,
    updated: z.optional(day),
    reviewBy: day,
    keywords: z.array(text('a keyword'), 'must be a list of words'),
    services: some(services.map(({ slug }) => slug)),
    tools: some(slugsUnder(site, '/tools')),
    templates: some(slugsUnder(site, '/business-templates')),
    related: z.array(z.string(), 'must be a list of articles'),
    sources: z
      .array(
        z.strictObject({
          name: text('a name'),
          url: z.optional(
            z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
          ),
        }),
        'must be a list of names with their addresses',
      )
      .check(z.minLength(1, 'an article names at least one source')),
  })

export type FrontMatter = z.output<ReturnType<typeof schemaOf>>

/** Dates in an impossible order, by field. */
function dateProblems({ published, updated, reviewBy }: FrontMatter): string[] {
  return [
    updated !== undefined && updated < published ? `updated: ${updated} is before it was published` : '',
    reviewBy <= (updated ?? published) ? `reviewBy: ${reviewBy} is not after the last change` : '',
  ].filter(Boolean)
}

/** The problems of an article, one a line, each with its file and field or line. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Splits a source into front matter and text. @throws ArticleError */
export type FrontMatterReader = (source: string, file: string) => { matter: FrontMatter; text: string }

/**
 * Creates a reader that validates front matter against the pages of the site. Its `file` argument is for error
 * messages.
 *
 * @param site has the tools and templates that articles may name
 */
export function frontMatterReader(site: SitePages): FrontMatterReader {
  const schema = schemaOf(site)
  return (source, file) => {
    const fail = (problems: readonly string[]) =>
      new ArticleError(problems.map((problem) => `${file}: ${problem}`))
    const [whole, yaml] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source) ?? []
    if (whole === undefined || yaml === undefined)
      throw fail(['it does not begin with a block between two lines of ---'])
    let parsed: unknown
    try {
      parsed = parse(yaml)
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error
      throw fail([error.message.split('\n')[0]!.replace(/:$/, '')])
    }
    const result = schema.safeParse(parsed)
    if (!result.success)
      throw fail(
        result.error.issues.map(({ path, message, ...issue }) =>
          issue.code === 'unrecognized_keys'
            ? `${issue.keys.join(', ')}: no article has such a field`
            : `${path.join('.') || 'the block'}: ${message}`,
        ),
      )
    const problems = dateProblems(result.data)
    if (problems.length > 0) throw fail(problems)
    return { matter: result.data, text: source.slice(whole.length) }
  }
}
