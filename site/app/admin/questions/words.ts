import { inLocale } from '@anupalan/server/contract/core/locale'
import type { AssistantTopic } from '@anupalan/server/contract/assistant/rules'

/** Words of the questions to the assistant. */
export const questionsWords = inLocale({
  en: {
    heading: 'Questions to the assistant',
    lead: 'The last 30 days, by topic: those without an answer first, for they say what to write next. Questions are counted without their words.',
    notLoaded: 'The questions could not be loaded.',
    topics: {
      heading: 'By topic',
      none: 'Nobody has asked the assistant in the last 30 days.',
      columns: {
        topic: 'Topic',
        unanswered: 'No answer',
        answered: 'Answered',
        declined: 'Left to a person',
        good: 'Good',
        bad: 'Bad',
        reason: 'Most often bad because',
      },
      noReason: '–',
      names: {
        'income-tax': 'Income tax',
        gst: 'GST',
        tds: 'TDS and TCS',
        'advance-tax': 'Advance tax',
        payroll: 'Payroll',
        company: 'Companies',
        registration: 'Registration',
        books: 'Books',
        templates: 'Templates',
        loans: 'Loans',
        firm: 'The firm',
        other: 'Other',
      } satisfies Record<AssistantTopic, string>,
    },
    kept: {
      heading: 'Questions without an answer',
      lead: 'Only those whose visitors agreed that we keep the words. They are erased after six months.',
      none: 'Nobody has left a question.',
      columns: { question: 'Question', topic: 'Topic', day: 'Asked on' },
    },
  },
})
