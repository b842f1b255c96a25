import { cookiePolicy } from '../../../content/legal/cookie-policy.ts'
import { definePage } from '../../../ui/page-meta.ts'

export default definePage({
  path: '/cookie-policy',
  title: 'Cookie policy',
  description:
    'What this site stores in your browser, what each item is for, how long it stays and how to remove it.',
  changed: cookiePolicy.asOf,
})
