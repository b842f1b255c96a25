import { businessRegistration } from '../../../content/service-pages/business-registration.ts'
import type { PageProps } from '../../../shell/pages.ts'
import { ServicePage } from '../../../shell/page/service-page.tsx'

export default function BusinessRegistrationPage({ route }: PageProps) {
  return <ServicePage path={route.path} content={businessRegistration} />
}
