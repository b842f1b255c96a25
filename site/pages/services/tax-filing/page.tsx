import { rows } from 'virtual:due-dates?of=itr-no-business,itr-business,itr-audit,itr-belated,itr-revised,advance-tax'
import { taxFiling } from '../../../content/service-pages/tax-filing.ts'
import type { PageProps } from '../../../shell/pages.ts'
import { ServicePage } from '../../../shell/page/service-page.tsx'

export default function TaxFilingPage({ route }: PageProps) {
  return <ServicePage path={route.path} content={taxFiling} dates={rows} />
}
