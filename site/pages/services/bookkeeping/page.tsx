import { rows } from 'virtual:due-dates?of=tds-deposit,gstr-1,gstr-3b'
import { bookkeeping } from '../../../content/service-pages/bookkeeping.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function BookkeepingPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={bookkeeping} {...content.words} dates={rows} />
}
