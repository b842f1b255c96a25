import type { NoticeField } from '@anupalan/server/compliance/notices'
import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the page. */
export const noticesPage = inLocale({
  en: {
    breadcrumbs: [{ label: 'Home', href: '/' }],
    heading: 'I got a notice',
    lead: 'Type its form or section. You see what it means, how long you have, which papers to keep ready, and who can answer.',
    filter: {
      label: 'Form or section',
      description: 'Such as DRC-01, 143(1), REG-17 or ESI; a word such as refund works too',
    },
    served: {
      label: 'Day on which it reached you',
      description: 'Optional. With it you see the last day to reply. Nothing is sent to us.',
    },
    found: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
    none: 'Not in this list',
    noneText:
      'That does not make it harmless. Send us a picture of its first page and we tell you what it is.',
    more: (count: number) => `${count} more. Type more of what is printed on it.`,
    first: {
      heading: 'Before anything else',
      points: [
        'Write down the day it reached you. The time to answer starts on that day.',
        'Check that it is real. A GST or income tax notice has a number (DIN or RFN) that you can check on the portal. Never pay through a link in a message.',
        'Keep the envelope or the email. Do not reply on the phone.',
      ],
    },
    all: 'All notices, by who sends them',
    /** @param sender `Income tax and TDS` */
    sender: (sender: string, count: number) => `${sender}: ${count}\u{a0}notices`,
    acts: 'For years until 2025-26 the Income-tax Act 1961 applies; for the tax year 2026-27 and later, that of 2025. Both sections are shown.',
    parts: {
      deadline: 'Time to answer',
      papers: 'Papers to find',
      reply: 'Where the answer goes',
      ifMissed: 'If nothing is done',
      who: 'Who answers',
      law: 'Law',
    },
    by: (day: string) => `Last day: ${day}`,
    /** @param role `Partner, chartered accountant` */
    who: (name: string, role: string) => `You can, or ${name} here (${role.toLowerCase()}) for you.`,
    service: (title: string) => `More: ${title}`,
    former: (section: string, law: string, now: string) =>
      `${section} of the Act of 1961; ${now} of the ${law}`,
    of: (section: string, law: string) => `${law}, ${section}`,
    checked: (day: string) => `as of ${day}`,
  },
})

export const noticeFields = inLocale<Readonly<Record<NoticeField, string>>>({
  en: {
    gst: 'GST',
    'income-tax': 'Income tax and TDS',
    payroll: 'PF, ESI, professional tax and labour',
    company: 'Registrar of Companies (MCA)',
  },
})
