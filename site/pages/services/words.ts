import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words common to all service pages. */
export const servicePageWords = inLocale({
  en: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/#services' },
    ],
    suits: 'Who it is for',
    done: 'What we do',
    notIncluded: 'What is not included',
    dates: 'Due dates',
    datesNote: 'Legal due dates for the next twelve months. A weekend does not move them.',
    confirm: 'confirm before filing',
    extendedFrom: (date: string) => `extended from ${date}`,
    noDates: 'This service has no fixed due date.',
    papers: 'What we need from you',
    papersNote: 'Copies are enough. Please do not send originals unless we ask.',
    steps: 'How it works',
    fee: 'What it costs',
    from: 'from',
    turnaround: 'How long it takes',
    feeNote: 'Agreed in writing before work starts. GST at 18% is added.',
    /** Shown if no fees are published. */
    quotation:
      'Tell us what you need. We send a written quote before any work starts, with GST shown separately.',
    feeLink: { label: 'All plans and an estimate', href: '/pricing' },
    questions: 'Questions people ask',
    related: 'Useful tools and pages',
    articles: 'Read more',
    /** The buttons below the heading. */
    book: {
      meeting: { label: 'Book a meeting', href: '/schedule-meeting' },
      enquiry: { label: 'Send Us a Message', href: '/#contact' },
    },
  },
})
