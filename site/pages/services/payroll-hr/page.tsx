import { rows } from 'virtual:due-dates?of=pf,esi,professional-tax-karnataka,tds-deposit,tds-certificates-salary'
import { payrollHr } from '../../../content/service-pages/payroll-hr.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function PayrollHrPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={payrollHr} {...content.words} dates={rows} />
}
