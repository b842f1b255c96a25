import { disclaimer } from '../../../content/legal/disclaimer.ts'
import { privacyPolicy } from '../../../content/legal/privacy-policy.ts'
import { termsOfService } from '../../../content/legal/terms-of-service.ts'
import { definePages } from '../../../ui/page-meta.ts'
import type Page from './page.tsx'

export default definePages<typeof Page>({
  paths: ['/privacy-policy', '/terms-of-service', '/disclaimer'],
  members: () => [
    {
      path: '/privacy-policy',
      title: 'Privacy policy',
      description:
        'What personal data this site collects, why, for how long, and how to see, correct or erase yours under the DPDP Act 2023.',
      changed: privacyPolicy.asOf,
      content: () => privacyPolicy,
    },
    {
      path: '/terms-of-service',
      title: 'Terms of service',
      description: 'The terms of this website, and when you become a client of the firm with separate terms.',
      changed: termsOfService.asOf,
      content: () => termsOfService,
    },
    {
      path: '/disclaimer',
      title: 'Disclaimer',
      description:
        'How to use the articles, tools and due dates on this site, and when to ask a person before you act on them.',
      changed: disclaimer.asOf,
      content: () => disclaimer,
    },
  ],
})
