import { rows } from 'virtual:due-dates?of=agm,aoc-4,mgt-7,dpt-3,msme-1,tax-audit-report,itr-audit,advance-tax,dir-3-kyc'
import { corporateTax } from '../../../content/service-pages/corporate-tax.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function CorporateTaxPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={corporateTax} {...content.words} dates={rows} />
}
