import {
  defineTemplatePage,
  letterFormats,
  confirmedRule,
  unconfirmedRule,
} from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/offer-letter',
  kind: 'people',
  order: 3,
  name: 'Offer letter',
  purpose: 'Offers a job with its pay and terms. The appointment letter follows when it is accepted.',
  holds: 'Post, place, day of joining, yearly pay in parts, probation, notice, papers to bring.',
  rules: [
    confirmedRule(
      'Occupational Safety, Health and Working Conditions Code 2020',
      's.6(1)(f)',
      'Every employee is given a letter of appointment.',
    ),
    {
      ...unconfirmedRule(
        'Karnataka Shops and Commercial Establishments Act 1961',
        's.39',
        'After six months of service a month’s notice, taken as 30 days. Other states have Acts of their own.',
      ),
      verifiedOn: '2026-11-24',
    },
    unconfirmedRule(
      'Code on Social Security 2020',
      's.2(88)',
      'At least half of all pay counts as wages, for provident fund and gratuity.',
    ),
    unconfirmedRule(
      'Indian Contract Act 1872',
      's.27',
      'A clause that forbids work elsewhere after leaving is void.',
    ),
  ],
  formats: letterFormats,
  description:
    'An offer letter with post, pay in parts, probation and notice, in sober clauses to be read by a lawyer before use. Word and PDF.',
})
