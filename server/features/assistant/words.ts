import type { DeclineReason } from '@anupalan/server/contract/assistant/rules'
import { inLocale } from '@anupalan/server/contract/core/locale'

export const assistantWords = inLocale({
  en: {
    declined: {
      advice:
        'This depends on your own case, so a person has to answer it. I can pass your question to our people, or you can book a meeting.',
      evasion:
        'I do not help to hide income, sales or records, or to make false papers. If something in your past returns is wrong, our people can help you to correct it.',
      'other-field':
        'This is outside Indian tax and compliance for businesses, which is all that our pages cover.',
      'not-covered':
        'I do not know: our pages and tables have no answer to this. I can pass your question to our people.',
      unclear: 'I did not find a question about tax or compliance here. Please ask it in other words.',
      'sign-in': 'Your own dates and tasks are in the client portal. Sign in there, and ask again.',
    } satisfies Record<DeclineReason, string>,
    cannotAct:
      'I do not see your papers or returns, and I cannot file, pay, sign or change anything. I can pass your question to our people.',
    onlyHere: 'I answer only from the pages, tables and tools of this site. I do not search anywhere else.',
    own: {
      source: 'Your tasks in the portal',
      none: 'Nothing is open in your portal.',
      noDate: 'without a date',
      unavailable: 'Your tasks cannot be read at the moment. Please try again shortly, or open the portal.',
      waits: { client: 'it waits for you', firm: 'it waits for us' },
    },
    office: {
      source: 'Contact',
      heading: 'Business Hours',
      holiday: (date: string, name: string) => `Our office is closed on ${date}: ${name}.`,
      closed: (date: string) => `Our office is closed on ${date}.`,
      open: (date: string, hours: readonly (readonly [from: string, to: string])[]) =>
        `Our office is open on ${date}, ${hours.map(([from, to]) => `${from} to ${to}`).join(' and ')} IST.`,
    },
    noTable: (message: string) => `I do not know: ${message}`,
  },
})
