import { rows } from 'virtual:due-dates?of=gstr-1,gstr-3b,gstr-1-quarterly,gstr-3b-quarterly-22,pmt-06,cmp-08,gstr-9'
import { gstFiling } from '../../../content/service-pages/gst-filing.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function GstFilingPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={gstFiling} {...content.words} dates={rows} />
}
