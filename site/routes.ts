/**
 * The one table of routes: it makes the prerendered files, titles and descriptions, the sitemap, the prefetch, the
 * redirects, and the pages that every end-to-end test visits.
 */
import { adminRoles } from '@anupalan/server/contract/core/access'
import type { Access } from '@anupalan/server/contract/core/access'
import { pages, type PagePath } from './content/pages.ts'
import type { ServiceSlug } from './content/pricing.ts'
import type { TemplateSlug } from './pages/business-templates/definitions/templates.ts'
import type { ToolSlug } from './pages/tools/tools.ts'

/** A folder of `site/pages`. */
export type PageName =
  | 'home'
  | 'careers'
  | 'careers/opening'
  | 'assistant'
  | 'not-found'
  | 'pricing'
  | 'bookings'
  | 'virtual-assistant'
  | `legal/${'text' | 'cookie-policy' | 'compliance-disclosure'}`
  | `services/${ServiceSlug}`
  | 'articles'
  | 'articles/article'
  | 'business-templates'
  | `business-templates/${TemplateSlug}`
  | 'tools'
  | `tools/${ToolSlug}`

export interface Route {
  path: PagePath | MemberPath
  page: PageName
  title: string
  /** For search engines and link previews, 50 to 160 characters. */
  description: string
  /** Who may enter. */
  access: Access
  /** Whether search engines are shown the way to it. */
  listed: boolean
  /** Fetched ahead of most visitors. */
  prefetch: boolean
  /** Whether what it shows is content that `build/collections.ts` reads. */
  hasContent: boolean
}

type Row = {
  page?: PageName
  access?: Access
  listed?: boolean
  prefetch?: boolean
  hasContent?: boolean
}

const rows = {
  '/': { page: 'home', prefetch: true },
  '/auth': { listed: false },
  '/virtual-assistant-info': { page: 'virtual-assistant' },
  '/ai-assistant': {},
  '/schedule-meeting': { page: 'bookings' },
  '/resources': { page: 'articles', hasContent: true },
  '/tools': { page: 'tools', prefetch: true },
  '/tools/income-tax': { page: 'tools/income-tax' },
  '/tools/gst': { page: 'tools/gst' },
  '/tools/gstin-pan': { page: 'tools/gstin-pan' },
  '/tools/gst-late-fee': { page: 'tools/gst-late-fee' },
  '/tools/tds': { page: 'tools/tds' },
  '/tools/advance-tax': { page: 'tools/advance-tax' },
  '/tools/hra': { page: 'tools/hra' },
  '/tools/gratuity': { page: 'tools/gratuity' },
  '/tools/emi': { page: 'tools/emi' },
  '/tools/salary': { page: 'tools/salary' },
  '/tools/compliance-calendar': { page: 'tools/compliance-calendar' },
  '/tools/amount-in-words': { page: 'tools/amount-in-words' },
  '/business-templates': { page: 'business-templates', prefetch: true },
  '/careers': { page: 'careers', hasContent: true },
  '/pricing': { page: 'pricing' },
  '/privacy-policy': { page: 'legal/text', hasContent: true },
  '/terms-of-service': { page: 'legal/text', hasContent: true },
  '/cookie-policy': { page: 'legal/cookie-policy' },
  '/disclaimer': { page: 'legal/text', hasContent: true },
  '/compliance-disclosure': { page: 'legal/compliance-disclosure' },
  '/services/tax-filing': { page: 'services/tax-filing', hasContent: true },
  '/services/gst-filing': { page: 'services/gst-filing', hasContent: true },
  '/services/corporate-tax': { page: 'services/corporate-tax', hasContent: true },
  '/services/bookkeeping': { page: 'services/bookkeeping', hasContent: true },
  '/services/payroll-hr': { page: 'services/payroll-hr', hasContent: true },
  '/services/business-registration': { page: 'services/business-registration', hasContent: true },
  '/client/dashboard': { access: 'signed-in', listed: false },
  '/client/documents': { access: 'signed-in', listed: false },
  '/client/tasks': { access: 'signed-in', listed: false },
  '/admin/login': { listed: false },
  '/admin/dashboard': { access: adminRoles, listed: false },
  '/admin/service-image-guide': { access: adminRoles, listed: false },
  '/admin/users': { access: ['super_admin', 'admin'], listed: false },
} as const satisfies Record<PagePath, Row>

/**
 * Pages of which content decides how many there are. The table holds their pattern alone; the build finds the pages
 * themselves (`build/collections.ts`). One page serves all of them, or each has one of its own: `:id` then stands in the name of the page too.
 */
const patternRows = {
  '/resources/:id': 'articles/article',
  '/business-templates/:id': 'business-templates/:id',
  '/careers/:id': 'careers/opening',
} as const satisfies Record<`/${string}/:id`, PageName | `${string}/:id`>

/** `/resources/:id`: a path of the table but for its last part. */
export type PatternPath = keyof typeof patternRows

type PathOf<Path> = Path extends `${infer Above}/:id` ? `${Above}/${string}` : never

/** Path of a page that a pattern stands for. */
export type MemberPath = PathOf<PatternPath>

/** What stands for a page that the table does not hold. */
export interface Pattern {
  path: PatternPath
  /** Of the page that was looked for. Whether there is such a one, only its content tells. */
  page: PageName
}

/** Paths whose pages are announced and not yet whole. */
export type PreparedPath = {
  [Path in PagePath]: (typeof rows)[Path] extends { page: PageName } ? never : Path
}[PagePath]

export const routes: readonly Route[] = Object.entries<Row>(rows).map(([path, row]) => ({
  path: path as PagePath,
  page: 'assistant',
  access: 'anyone',
  listed: true,
  prefetch: false,
  hasContent: false,
  ...row,
  title: pages[path as PagePath].title,
  description: pages[path as PagePath].description,
}))

export interface Redirect {
  from: string
  to: string
  /** 308: moved for good, and browsers keep it. 307: it leads elsewhere by who asks, and they ask each time. */
  status: 307 | 308
}

/** Paths that lead to others, on the server and in the router alike. */
export const redirects: readonly Redirect[] = [
  { from: '/terms', to: '/terms-of-service', status: 308 },
  { from: '/privacy', to: '/privacy-policy', status: 308 },
  { from: '/templates', to: '/business-templates', status: 308 },
  { from: '/about', to: '/#about', status: 308 },
  { from: '/contact', to: '/#contact', status: 308 },
  { from: '/admin', to: '/admin/login', status: 307 },
]

/** The row for a path; `undefined` where the path is unknown, or where only a pattern stands for it. */
export const matchRoute = (pathname: string): Route | undefined =>
  routes.find(({ path }) => path === pathname)

/** The pattern that stands for a path. Whether there is such a page, only its content tells. */
export function matchPattern(pathname: string): Pattern | undefined {
  const [above, id] = [pathname.slice(0, pathname.lastIndexOf('/') + 1), pathname.split('/').at(-1)!]
  const path = `${above}:id`
  if (id === '' || !isPattern(path)) return undefined
  return { path, page: patternRows[path].replace(':id', () => id) as PageName }
}

const isPattern = (path: string): path is PatternPath => Object.hasOwn(patternRows, path)
