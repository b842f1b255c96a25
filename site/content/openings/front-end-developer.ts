import type { Opening } from './opening.ts'

export const frontEndDeveloper: Opening = {
  id: 'front-end-developer',
  title: 'Front-end developer',
  kind: 'full-time',
  team: 'The site and the portal: two people, who report to the partners',
  remote: 'Three days a week from home',
  seats: 1,
  pay: { from: 900_000_00, to: 1_400_000_00, per: 'year' },
  posted: '2026-11-09',
  closes: '2027-02-15',
  description:
    'Front-end developer in Bengaluru for our site and client portal: TypeScript, React, accessibility, and tax people next door.',
  lead: 'We build this site, its calculators and the client portal ourselves, and we fix their faults. You work with one other developer, next to the people who use them.',
  work: [
    'Build components and pages in TypeScript and React, with every state of each shown and tested',
    'Turn a section of the law into a calculator that shows its working, together with the person who is responsible for it',
    'Keep the pages usable by keyboard, by screen reader, on a ₹7,000 phone and without JavaScript',
    'Listen to client calls once a month, and fix the cause of each call',
  ],
  must: [
    'Three years of building for the web, one of them in TypeScript',
    'Good HTML and CSS: you choose the right element before you use ARIA',
    'You write tests that fail when the feature breaks',
    'You can explain a decision in half a page',
  ],
  niceToHave: ['State machines', 'Design tokens and a design system', 'Kannada or Hindi, to test the pages'],
  benefits: [
    'Monday to Friday, 40 hours, no night duty',
    'A laptop of your choice, and a slow phone to test with',
    'Twenty-one days of leave',
    'Your name on what you publish',
  ],
  hard: 'The law can change by a notification on Thursday evening, and our table must be right on Friday.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A talk of half an hour about one thing you have built.',
    'Half a day with us on one real fault of this site, paid at ₹5,000.',
    'A written offer within three working days.',
  ],
  sample: true,
}
