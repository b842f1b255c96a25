/** Words of the assistant's page and its chat. Its answers are words of the pages that they are from. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { assistantMonths } from '@anupalan/server/contract/assistant/rules'
import { firm } from '../../content/firm.ts'
import type { Prose } from '../../content/prose.ts'

export const assistantPage = inLocale({
  en: {
    above: [
      { label: 'Home', href: '/' },
      { label: 'Virtual assistant', href: '/virtual-assistant-info' },
    ],
    heading: 'AI assistant',
    lead: 'Ask about Indian tax, GST and due dates, in English, Hindi or Hinglish. A program answers, not a person. Each sentence links to its source on this site.',
    chat: 'Ask a question',
    before: {
      heading: 'Before you ask',
      points: [
        'It is general information, not advice on your own case.',
        'Do not type a PAN, Aadhaar number or password. None is needed.',
        'The chat stays in this tab and ends with it. You can clear it at any time.',
        `We count questions by topic, without their words, and keep the sums for ${assistantMonths.counts} months.`,
        `Your words are kept only if you agree, only if there was no answer, for ${assistantMonths.questions} months.`,
        [
          'More: ',
          { label: 'what it can and cannot do', href: '/virtual-assistant-info' },
          ', and the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      ] satisfies readonly Prose[],
    },
    /** Each has an answer, which a test of the product asks for. */
    suggestions: {
      heading: 'For example',
      questions: [
        'When is my next GSTR-3B due?',
        'How much tax do I pay on a salary of ₹15 lakh?',
        'What does a late GSTR-3B return cost?',
        'gst registration ki limit kya hai?',
        'अग्रिम कर की तारीखें क्या हैं?',
      ],
    },
  },
})

export const chat = inLocale({
  en: {
    question: {
      label: 'Your question',
      description:
        'Please leave out your PAN, Aadhaar number and passwords. We keep your words only if you tick the box below.',
    },
    missing: 'Please type a question.',
    long: 'A question has at most 500 characters.',
    ask: 'Ask',
    asking: 'Looking it up…',
    stop: 'Stop',
    clear: 'Clear the chat',
    cleared: 'The chat is empty.',
    keep: 'If there is no answer, you may keep my question to write one.',
    rephrase: (host: string) =>
      `The language model at ${host} may put answers in simpler words. It gets the question and the sentences found.`,
    conversation: 'Questions and answers',
    you: 'You asked',
    answer: 'Answer',
    source: (number: number, name: string) => `Source ${number}: ${name}`,
    more: 'More from other pages',
    sources: 'Sources',
    near: 'Pages near your question',
    asOf: (day: string) => `as of ${day}`,
    asOfNow: 'as of now',
    columns: { label: 'Step', amount: 'Amount' },
    openTool: (name: string) => `Open “${name}” with these figures`,
    confirm: 'One of these figures could not be confirmed fully: confirm before filing.',
    identifier:
      'Your question looks as if it has a PAN, Aadhaar or account number in it. Please leave it out: it is not needed here.',
    phrased: {
      pending: 'Putting it in simpler words…',
      byModel: 'In other words by a language model. Each figure, date and source was checked.',
    },
    choose: 'Choose one, or type it below.',
    reply: 'Type it below.',
    stopped: 'You stopped this question.',
    failures: {
      offline: 'There is no connection. Your question is kept here.',
      busy: 'These were many questions in a short time. Please wait a minute.',
      other: 'There was no answer this time. Your question is kept here.',
    },
    retry: 'Ask again',
    copy: 'Copy',
    copied: 'Copied, with its sources.',
    copyByHand: 'Copy it from here',
    askPerson: 'Ask a person',
    signIn: 'Sign in',
    rating: {
      label: 'Was this answer good?',
      good: 'Good',
      bad: 'Bad',
      why: 'What is wrong with it?',
      back: 'Not bad after all',
      sending: 'Sending…',
      thanks: 'Thank you. It was counted without your words.',
      failed: 'It could not be sent.',
      retry: 'Send again',
    },
  },
})

export const handOver = inLocale({
  en: {
    heading: 'Ask a person',
    text: `Our people answer what the assistant cannot. They reply ${firm.promises.reply}.`,
    consent: 'Take this conversation along',
    conversation: {
      label: 'What goes along',
      description:
        'Change it, or delete what they need not see. It is not sent yet: you send it yourself in the next step.',
    },
    ways: { enquiry: 'Send Us a Message', whatsApp: 'WhatsApp', meeting: 'Schedule a meeting' },
    opening: 'I asked the assistant on your website:',
    question: 'Question',
    answer: 'Answer',
    none: 'No answer.',
    sources: 'Sources',
    shortened: '…',
  },
})
