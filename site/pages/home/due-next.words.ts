import { inLocale } from '@anupalan/server/contract/core/locale'

/** The ruled list of statutory dates in the hero. */
export const dueNext = inLocale({
  en: {
    heading: 'Due next',
    /** Number of rows in the hero. */
    rows: 4,
    basis: 'For a monthly GST filer with TDS and advance tax.',
    source: 'From our calendar of legal due dates.',
    link: { label: 'See every date', href: '/tools' },
    /** Shown if all dates of the built page are past. */
    none: 'We are updating these dates. Ask us for yours.',
    extendedFrom: (date: string) => `extended from ${date}`,
    confirm: 'confirm before filing',
    inDays: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  },
})
