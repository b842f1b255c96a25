import { inLocale } from '@anupalan/server/contract/core/locale'

/** The ruled list of statutory dates in the hero. */
export const dueNext = inLocale({
  en: {
    heading: 'Due next',
    basis: 'With TDS and advance tax, from our calendar.',
    link: { label: 'See\u{a0}every\u{a0}date', href: '/tools' },
    /** Shown if all dates of the built page are past. */
    none: 'We are updating these dates. Ask us for yours.',
    /** In place of the basis, if the dates of the visitor's answers could not be loaded. */
    failed: (usual: string) =>
      `We could not load your dates. These are for: ${usual}. Reload the page to try again.`,
    /** Spoken when the answers change the dates. */
    spoken: (title: string, date: string) => `Next for your business: ${title}, ${date}.`,
    extendedFrom: (date: string) => `extended from ${date}`,
    confirm: 'confirm before filing',
  },
})
