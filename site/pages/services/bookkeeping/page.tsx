import { rows } from 'virtual:due-dates?of=tds-deposit,gstr-1,gstr-3b'
import { bookkeeping } from '../../../content/service-pages/bookkeeping.ts'
import type { PageProps } from '../../../shell/pages.ts'
import { ServicePage } from '../../../shell/page/service-page.tsx'

export default function BookkeepingPage({ route }: PageProps) {
  return <ServicePage path={route.path} content={bookkeeping} dates={rows} />
}
