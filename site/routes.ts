/**
 * The one table of routes: it makes the router's routes, the prerendered files, titles and descriptions, the
 * sitemap, the prefetch, the redirects, and the pages that every end-to-end test visits.
 */
import { pages, type PagePath } from './content/pages.ts'
import type { ServiceSlug } from './content/pricing.ts'
import type { ToolSlug } from './content/tools/tools.ts'

/** A folder of `site/pages`. */
export type PageName =
  | 'home'
  | 'in-preparation'
  | 'not-found'
  | 'pricing'
  | 'schedule-meeting'
  | 'virtual-assistant-info'
  | `legal/${'privacy-policy' | 'terms-of-service' | 'cookie-policy' | 'disclaimer' | 'compliance-disclosure'}`
  | `services/${ServiceSlug}`
  | 'tools'
  | `tools/${ToolSlug}`

/** Who may enter: anyone, whoever has signed in, or the roles that are named. */
export type Access = 'anyone' | 'signed-in' | readonly ('super_admin' | 'admin' | 'readonly')[]

export interface Route {
  path: PagePath
  page: PageName
  title: string
  /** For search engines and link previews, 50 to 160 characters. */
  description: string
  access: Access
  /** Whether search engines are shown the way to it. */
  listed: boolean
  /** Fetched ahead when the page is quiet. */
  prefetch: boolean
}

type Row = { page?: PageName; access?: Access; listed?: boolean; prefetch?: boolean }

const staff = ['super_admin', 'admin', 'readonly'] as const

const rows = {
  '/': { page: 'home', prefetch: true },
  '/auth': { listed: false },
  '/virtual-assistant-info': { page: 'virtual-assistant-info' },
  '/ai-assistant': {},
  '/schedule-meeting': { page: 'schedule-meeting' },
  '/resources': {},
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
  '/business-templates': { prefetch: true },
  '/careers': {},
  '/pricing': { page: 'pricing' },
  '/privacy-policy': { page: 'legal/privacy-policy' },
  '/terms-of-service': { page: 'legal/terms-of-service' },
  '/cookie-policy': { page: 'legal/cookie-policy' },
  '/disclaimer': { page: 'legal/disclaimer' },
  '/compliance-disclosure': { page: 'legal/compliance-disclosure' },
  '/services/tax-filing': { page: 'services/tax-filing' },
  '/services/gst-filing': { page: 'services/gst-filing' },
  '/services/corporate-tax': { page: 'services/corporate-tax' },
  '/services/bookkeeping': { page: 'services/bookkeeping' },
  '/services/payroll-hr': { page: 'services/payroll-hr' },
  '/services/business-registration': { page: 'services/business-registration' },
  '/client/dashboard': { access: 'signed-in', listed: false },
  '/client/documents': { access: 'signed-in', listed: false },
  '/client/tasks': { access: 'signed-in', listed: false },
  '/admin/login': { listed: false },
  '/admin/dashboard': { access: staff, listed: false },
  '/admin/service-image-guide': { access: staff, listed: false },
  '/admin/users': { access: ['super_admin', 'admin'], listed: false },
} as const satisfies Record<PagePath, Row>

/** Paths whose pages are announced and not yet whole. */
export type PreparedPath = {
  [Path in PagePath]: (typeof rows)[Path] extends { page: PageName } ? never : Path
}[PagePath]

export const routes: readonly Route[] = Object.entries<Row>(rows).map(([path, row]) => ({
  path: path as PagePath,
  page: 'in-preparation',
  access: 'anyone',
  listed: true,
  prefetch: false,
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

/** The row for a path; `undefined` where the path is unknown. */
export const matchRoute = (pathname: string): Route | undefined =>
  routes.find(({ path }) => path === pathname)
