import { inLocale } from '@anupalan/server/contract/core/locale'

/** The ruled list of statutory dates in the hero. */
export const dueNext = inLocale({
  en: {
    heading: 'Due next',
    /** Number of rows in the hero. */
    rows: 4,
    basis: 'For a business that files GST every month, deducts tax and pays advance tax.',
    source: 'From the statutory calendar.',
    link: { label: 'See every date', href: '/tools' },
    /** Shown if all dates of the built page are past. */
    none: 'These dates are being brought up to date. Ask us for yours.',
    extendedFrom: (date: string) => `extended from ${date}`,
    confirm: 'confirm before filing',
    inDays: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  },
})
