import { inLocale } from '@anupalan/server/contract/core/locale'
import type { EnquirySource } from '@anupalan/server/contract/core/referral'

/** Words of the staff's dashboard. */
export const dashboardWords = inLocale({
  en: {
    heading: 'Admin dashboard',
    lead: (weekday: string, date: string) => `${weekday}, ${date}`,
    notLoaded: 'What is to be done today could not be loaded.',
    figures: {
      heading: 'Figures over time',
      range: 'Range',
      ranges: { days: 'The last 14 days', weeks: 'The last 12 weeks', months: 'The last 12 months' },
      notLoaded: 'The figures could not be loaded.',
      span: 'Time',
      /** A week: `3 Nov to 9 Nov`. */
      week: (from: string, to: string) => `${from} to ${to}`,
      total: (count: string) => `${count} in all.`,
      none: 'None in this time.',
      enquiries: { title: 'Enquiries received', series: 'Enquiries' },
      services: { title: 'What enquiries were about', series: 'Enquiries', head: 'Service' },
      sources: {
        title: 'Where enquiries came from',
        series: 'Enquiries',
        head: 'Source',
        names: {
          search: 'A search engine',
          social: 'A social network',
          mail: 'A mail',
          site: 'Another website',
          campaign: 'Another marked link',
          own: 'Another page of this site',
          direct: 'Typed, bookmarked or not said',
          unknown: 'Not known',
        } satisfies Readonly<Record<EnquirySource, string>>,
      },
      enquiryPages: { title: 'Pages from which enquiries came', series: 'Enquiries', head: 'Page' },
      replies: {
        title: 'How fast enquiries were answered',
        summary: (inTime: string, all: string) =>
          `${inTime} of ${all} within 24 hours, from receipt to the first reply. Sundays count too.`,
        series: 'Enquiries',
        head: 'Answered within',
        bands: ['4 hours', '24 hours', '48 hours', 'Later'] as readonly string[],
      },
      bookings: { title: 'Meetings', series: 'Meetings' },
      views: { title: 'Page views', series: 'Views' },
      pages: { title: 'Pages with the most views', series: 'Views', head: 'Page' },
      feedback: {
        title: 'Feedback by score and category',
        summary: (average: string, count: string) => `${average} of 5 on average, ${count} scores in all.`,
        head: 'Category',
        series: { good: 'Very good and excellent', fair: 'Good', poor: 'Poor and fair' },
        categories: {
          website_experience: 'Website',
          service_quality: 'Service',
          support_experience: 'Support',
          consultation_feedback: 'Consultation',
          tax_compliance_service: 'Tax compliance',
          general: 'General',
        },
      },
    },
    meetings: {
      heading: 'Meetings today',
      all: 'All meetings',
      none: 'No meetings today.',
    },
    todo: {
      heading: 'To be done',
      overdue: {
        title: 'Tasks overdue',
        since: (date: string) => `The oldest since ${date}.`,
        none: 'No task of any client is overdue.',
        badge: 'Overdue',
      },
      due: {
        title: 'Tasks due today',
        week: (count: number) =>
          count === 0
            ? 'None within the seven days after today.'
            : count === 1
              ? '1 more within the seven days after today.'
              : `${count.toLocaleString('en-IN')} more within the seven days after today.`,
        badge: 'Today',
      },
      enquiries: {
        title: 'Enquiries without an answer',
        late: (count: number) =>
          count === 1
            ? '1 is later than we promise.'
            : `${count.toLocaleString('en-IN')} are later than we promise.`,
        next: (when: string) => `Answer the next by ${when}.`,
        none: 'Every enquiry is answered.',
        badge: 'Late',
      },
      applications: {
        title: 'Applications received',
        week: 'Within the last seven days.',
      },
      mails: {
        title: 'Mails that were not sent',
        decide: 'Send them again or drop them.',
        ask: 'Ask a super admin: they send them again or drop them.',
        none: 'Every mail was sent or is on its way.',
        badge: 'Failed',
      },
    },
  },
})
