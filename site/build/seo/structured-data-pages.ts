/** Which things each page tells search engines of. */
import type { Crumb } from '@anupalan/design-system/breadcrumbs'
import { firm } from '../../content/firm.ts'
import { meetingPage } from '../../pages/bookings/words.ts'
import type { PagePath } from '../../content/pages.ts'
import { pricingPage } from '../../pages/pricing/words.ts'
import { plansOf } from '../../content/pricing.ts'
import { bookkeeping } from '../../content/service-pages/bookkeeping.ts'
import { businessRegistration } from '../../content/service-pages/business-registration.ts'
import { corporateTax } from '../../content/service-pages/corporate-tax.ts'
import { gstFiling } from '../../content/service-pages/gst-filing.ts'
import { payrollHr } from '../../content/service-pages/payroll-hr.ts'
import type { Question, ServicePath } from '../../content/service-pages/service-page.ts'
import { taxFiling } from '../../content/service-pages/tax-filing.ts'
import { services } from '../../content/services.ts'
import { virtualAssistant } from '../../pages/virtual-assistant/words.ts'
import { accountingService, breadcrumbList, faqPage, serviceThing, type Thing } from './structured-data.ts'

type Asked = readonly Question[]

/** What is asked and answered on a page, under the heading with the id `questions`. */
const asked: Readonly<Record<string, Asked | undefined>> = {
  '/pricing': pricingPage.questions.items,
  '/schedule-meeting': meetingPage.questions.items,
  '/virtual-assistant-info': virtualAssistant.questions.items,
  '/services/tax-filing': taxFiling.questions,
  '/services/gst-filing': gstFiling.questions,
  '/services/corporate-tax': corporateTax.questions,
  '/services/bookkeeping': bookkeeping.questions,
  '/services/payroll-hr': payrollHr.questions,
  '/services/business-registration': businessRegistration.questions,
} satisfies Record<ServicePath, Asked> & Partial<Record<PagePath, Asked>>

export interface PageData {
  /** A path of the route table. */
  path: string
  /** Where the site stands, such as `https://example.in`. */
  origin: string
  /** The way to the page, as the page itself shows it; empty where it shows none. */
  crumbs: readonly Crumb[]
  /** Addresses on the site of the page's picture and of the firm's sign. */
  pictures: { image: string; logo: string }
}

/** Everything that is told of a page; nothing where its title and description say it all. */
export function structuredData({ path, origin, crumbs, pictures }: PageData): Thing[] {
  const url = origin + path
  const service = services.find(({ href }) => href === path)
  const questions = asked[path] ?? []
  const image = origin + pictures.image
  const logo = origin + pictures.logo
  return [
    ...(path === '/' ? [accountingService(firm, origin, { image, logo })] : []),
    ...(service ? [serviceThing(service, plansOf(service.slug), firm, origin)] : []),
    ...(questions.length > 0 ? [faqPage(questions, url)] : []),
    ...(crumbs.length > 0 ? [breadcrumbList(crumbs, origin)] : []),
  ]
}
