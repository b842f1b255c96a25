/** Who of the practice answers the notices of each authority, and the service that this belongs to. */
import type { NoticeField } from '@anupalan/server/compliance/notices'
import type { services } from './services.ts'
import { team } from './team.ts'

interface NoticeDesk {
  /** Slug of a person of the team. */
  person: string
  service: (typeof services)[number]['slug']
}

export const noticeDesks: Readonly<Record<NoticeField, NoticeDesk>> = {
  gst: { person: 'imran-qureshi', service: 'gst-filing' },
  'income-tax': { person: 'lalitha-hegde', service: 'tax-filing' },
  payroll: { person: 'meera-iyer', service: 'payroll-hr' },
  company: { person: 'farida-sheikh', service: 'corporate-tax' },
}

/** The person who answers for an authority. */
export const whoAnswers = (field: NoticeField) => team.find(({ slug }) => slug === noticeDesks[field].person)!
