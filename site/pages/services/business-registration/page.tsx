import { businessRegistration } from '../../../content/service-pages/business-registration.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ServicePage } from '../service-page.tsx'

export default function BusinessRegistrationPage({ path, content }: ContentPageProps<ServiceArticles>) {
  return <ServicePage path={path} content={businessRegistration} {...content.words} />
}
