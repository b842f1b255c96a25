import { rows } from 'virtual:due-dates?of=itr-no-business,itr-business,itr-audit,itr-belated,itr-revised,advance-tax'
import { taxFiling } from '../../../content/service-pages/tax-filing.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function TaxFilingPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={taxFiling} {...content.words} dates={rows} />
}
