import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words common to all service pages. */
export const servicePageWords = inLocale({
  en: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/#services' },
    ],
    suits: 'Whom it suits',
    done: 'What we do',
    notIncluded: 'What is not included',
    dates: 'Dates that concern it',
    datesNote:
      'Statutory dates of the next twelve months, as the law states them. A weekend does not move them.',
    confirm: 'confirm before filing',
    extendedFrom: (date: string) => `extended from ${date}`,
    noDates: 'No fixed statutory date belongs to this service.',
    papers: 'What we need from you',
    papersNote: 'Copies are enough. Please send no originals until we ask for them.',
    steps: 'How it goes',
    fee: 'What it costs',
    from: 'from',
    feeNote: 'Agreed in writing before work starts. GST at 18% is added.',
    /** Shown if no fees are published. */
    quotation:
      'Tell us what you need, and you receive a written quotation before any work starts, with GST stated apart.',
    feeLink: { label: 'All plans and an estimate', href: '/pricing' },
    questions: 'Questions people ask',
    related: 'Helps with this',
    articles: 'Read about it',
    /** The buttons below the heading. */
    book: {
      meeting: { label: 'Book a meeting', href: '/schedule-meeting' },
      enquiry: { label: 'Send Us a Message', href: '/#contact' },
    },
  },
})
