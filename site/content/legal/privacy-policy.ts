/** The notice under the Digital Personal Data Protection Act 2023, for the whole site. */
import { reach } from '../../ui/reach/words.ts'
import { firm } from '../firm.ts'
import { visitorTables, LONGEST_COUNT_MINUTES } from './stored-data.ts'
import type { LegalPageWords } from './legal-page.ts'
import { capitalised, formatList } from './format-words.ts'

const { address, constitution, email, grievance, name, newsletterEndpoint, phone, retention } = firm
const office = [...address.lines, `${address.city}, ${address.state} ${address.postalCode}`].join(', ')
const officer = `${grievance.name}, ${grievance.role.toLowerCase()}`
const toOfficer = { label: grievance.email, href: `mailto:${grievance.email}` } as const
const all = (items: Record<string, string>) => `${capitalised(formatList(Object.values(items)))}.`

export const privacyPolicy = {
  heading: 'Privacy policy',
  lead: 'What this site takes from you, why, how long it is kept, and how to have it back. It is our notice under the Digital Personal Data Protection Act 2023 (the DPDP Act).',
  asOf: '2026-11-22',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          points: [
            'You can read every page and use every tool without telling us who you are.',
            `What you send by the form “${reach.enquiry.label}” is used to answer you and for nothing else, and is erased after ${retention.enquiryMonths} months.`,
            'Page views are counted only if you allow it, by us alone, and nobody is in the count.',
            'Nothing on this site comes from another company, and nothing is sold, rented or used to advertise.',
            ['To see, correct or erase what is yours, write to ', toOfficer, '.'],
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who answers for your data',
      body: [
        `${name}, a ${constitution.charAt(0).toLowerCase()}${constitution.slice(1)}, ${office}, decides what is done with personal data on this site. Under the DPDP Act it is the Data Fiduciary, and you are the Data Principal.`,
        [`For all that this page speaks of, your person is ${officer}: `, toOfficer, `, ${phone.display}.`],
        'This page is about the website. What clients hand us for their returns and books is governed by the engagement letter that both sides sign, and by the secrecy that the law lays on chartered accountants.',
      ],
    },
    {
      id: 'what',
      heading: 'What is taken, form by form',
      body: [
        'These are all the places at which something about you can reach us. “What” lists all that is stored, item by item.',
        {
          heading: `The form “${reach.enquiry.label}”`,
          terms: [
            { term: 'What', text: all(visitorTables.enquiries) },
            { term: 'Why', text: 'To answer your enquiry, by email or by telephone if you ask for it.' },
            {
              term: 'On what ground',
              text: 'Your consent (section 6 of the DPDP Act), given by the box that you tick. Without it nothing is sent.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, and as a mail to our office mailbox. The page then opens WhatsApp with the same details written out: they reach WhatsApp when it opens, and us by that way only if you press send there.',
            },
            {
              term: 'How long',
              text: `On our server ${retention.enquiryMonths} months from its arrival, then a daily job erases it. Mails with you: ${retention.enquiryMonths} months after our last message to you. If you become a client, the engagement letter says what the law makes us keep.`,
            },
          ],
        },
        {
          heading: 'Booking a consultation',
          terms: [
            { term: 'What', text: all(visitorTables.bookings) },
            {
              term: 'Why',
              text: 'To hold the meeting: to keep its time for you, to send you the invitation, and to remind you of it a day and an hour before.',
            },
            {
              term: 'On what ground',
              text: 'Your consent (section 6 of the DPDP Act), given by the box that you tick. Without it nothing is booked.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, as a mail to our office mailbox, and as mails to you. Whoever has the link in them sees when and where the meeting is, not who booked it, and can move or cancel it.',
            },
            {
              term: 'How long',
              text: `${retention.bookingMonths} months after the meeting, cancelled or not; then a daily job erases it with its mails.`,
            },
          ],
        },
        {
          heading: 'An application for work',
          terms: [
            {
              term: 'What',
              text: `${all(visitorTables.applications)} Nobody asks for a photograph or a date of birth.`,
            },
            { term: 'Why', text: 'To decide on that opening and to answer you. For no other.' },
            {
              term: 'On what ground',
              text: 'Your consent (section 6 of the DPDP Act), given by the box that you tick. Without it nothing is sent.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, where the file stands apart from everything that is public, and without the CV as a mail to our office mailbox. You get a mail that it has come.',
            },
            {
              term: 'How long',
              text: `${retention.applicationMonths} months from its arrival, then a daily job erases it with its file and its mails on our server. If you join us, the employment file says what the law makes us keep.`,
            },
          ],
        },
        {
          heading: 'The feedback button',
          terms: [
            { term: 'What', text: all(visitorTables.feedback) },
            { term: 'Why', text: 'To learn which pages help.' },
            {
              term: 'On what ground',
              text: 'It holds no personal data: no name, no address, no words of yours. We cannot tell that it was you, and cannot answer.',
            },
            { term: 'Where it goes', text: 'Our own server, and as a mail to our office mailbox.' },
            { term: 'How long', text: 'For as long as it helps us. It leads back to nobody.' },
          ],
        },
        {
          heading: 'Page views',
          terms: [
            { term: 'What', text: all(visitorTables.page_views) },
            { term: 'Why', text: 'To see which pages are read.' },
            {
              term: 'On what ground',
              text: 'Your consent, given by Accept All in the cookie banner. Without it nothing is counted, and a browser that sends Global Privacy Control counts as a refusal until you say otherwise.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, without a cookie, without the page before it and without what stands after a question mark in the address.',
            },
            {
              term: 'How long',
              text: `${retention.pageViewMonths} months. It is a sum: there is no row of a visit.`,
            },
          ],
        },
        {
          heading: 'The newsletter box',
          terms: newsletterEndpoint
            ? [
                { term: 'What', text: 'Your email address.' },
                { term: 'Why', text: 'To send you the newsletter.' },
                { term: 'On what ground', text: 'Your consent, given by subscribing.' },
                { term: 'Where it goes', text: 'The service that sends our newsletter.' },
                { term: 'How long', text: 'Until you unsubscribe, by the link in every issue.' },
              ]
            : [
                {
                  term: 'What',
                  text: 'Nothing. The newsletter has not started: the address that you type is checked in your browser and goes nowhere.',
                },
              ],
        },
        {
          heading: 'Tools, the estimate of fees and templates',
          terms: [
            {
              term: 'What',
              text: 'Nothing. They calculate in your browser. What you type stands in the address of the page behind a #, so that you can keep it as a bookmark or pass it on. Browsers send that part to nobody, but whoever has the address can read it.',
            },
          ],
        },
        {
          heading: 'Every request to our server',
          terms: [
            {
              term: 'What',
              text: 'In the log: the time, which page or form of ours was asked for, whether it was answered, how long that took, and the network you came from: the first three parts of a network address, which many people share. No name, no whole address, no words.',
            },
            {
              term: 'Counted',
              text: `${all(visitorTables.rate_limits)} It keeps floods away, and ends after ${LONGEST_COUNT_MINUTES} minutes at the latest.`,
            },
            {
              term: 'Why',
              text: 'To keep the site running and safe, and to find out what happened if it was not.',
            },
            {
              term: 'On what ground',
              text: 'The security safeguards that section 8(5) of the DPDP Act demands of us, and the year of logs that its Rules ask for.',
            },
            { term: 'How long', text: `The log ${retention.logMonths} months.` },
          ],
        },
        {
          heading: 'The client portal',
          terms: [
            {
              term: 'What',
              text: 'Nothing yet. It is not open, and nobody has an account. Before it opens, this page says what it keeps.',
            },
          ],
        },
        [
          'What your own browser stores for this site, and never sends to us of its own accord, stands in the ',
          { label: 'cookie policy', href: '/cookie-policy' },
          '.',
        ],
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it is kept',
      body: [
        {
          table: {
            caption: 'What is kept, and for how long',
            columns: ['What', 'How long', 'What ends it'],
            rows: [
              [
                'Enquiry on our server, and the mail in its outbox',
                `${retention.enquiryMonths} months from arrival`,
                'A daily job',
              ],
              [
                'Mails with you in our mailbox',
                `${retention.enquiryMonths} months after our last message`,
                'Our office',
              ],
              [
                'Booking on our server, and its mails in the outbox',
                `${retention.bookingMonths} months after the meeting`,
                'A daily job',
              ],
              [
                'Application for work with its CV, and the mails in the outbox',
                `${retention.applicationMonths} months from arrival`,
                'A daily job',
              ],
              ['Feedback', 'No limit: it names nobody', 'Our office'],
              [
                'Mail that tells us of feedback',
                `${retention.enquiryMonths} months from arrival`,
                'A daily job',
              ],
              ['Counts of page views', `${retention.pageViewMonths} months`, 'A daily job'],
              ['Log of requests', `${retention.logMonths} months`, 'The server'],
              ['Backups of all of this', `${retention.backupDays} days`, 'The server'],
            ],
          },
        },
        `A backup is older than an erasure: what was erased may lie in one for up to ${retention.backupDays} days more. Nobody reads it there, and what is restored from it is erased again before anything else is done.`,
        'We keep something longer only where a law or a court makes us, and no longer than it does.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who sees it',
      body: [
        {
          points: [
            'The people of the practice who answer enquiries.',
            'The companies that run our server and our mailbox. They hold data for us, under contract, and may use it for nothing of their own.',
            'WhatsApp, if you let it open: it then works under its own terms.',
            'An authority or a court that may demand it by law.',
          ],
        },
        'Nobody else. No advertiser, no broker of data, no maker of profiles.',
      ],
    },
    {
      id: 'withdraw',
      heading: 'How to withdraw a consent',
      body: [
        'As easily as you gave it, at any time, without a reason.',
        {
          terms: [
            {
              term: 'Page views',
              text: [
                'Press “Cookie settings” at the foot of any page, or on the ',
                { label: 'cookie policy', href: '/cookie-policy#change' },
                '. Counting stops at once.',
              ],
            },
            {
              term: 'Enquiry',
              text: [
                'Write to ',
                toOfficer,
                ' with its reference. We stop using it and erase it, and tell those who hold it for us to do the same.',
              ],
            },
          ],
        },
        'What was done before the withdrawal stays lawful. An enquiry that is withdrawn can no longer be answered.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        {
          terms: [
            {
              term: 'See',
              text: 'A summary of what we hold of you, what we do with it, and with whom it was shared (section 11).',
            },
            {
              term: 'Correct',
              text: 'What is wrong, put right; what is missing, added; what is old, brought up to date (section 12).',
            },
            { term: 'Erase', text: 'Gone, unless a law makes us keep it (section 12).' },
            { term: 'Complain', text: 'An answer to your grievance by a named person (section 13).' },
            {
              term: 'Nominate',
              text: 'Somebody who may use these rights for you after your death, or if you cannot (section 14).',
            },
          ],
        },
        [
          'Write to ',
          toOfficer,
          '. Quote the reference of your enquiry, or write from the address that you gave: we must know that it is you, and ask for no other paper. We answer within 30 days, and it costs you nothing.',
        ],
      ],
    },
    {
      id: 'complain',
      heading: 'If you are not content',
      body: [
        `First come to ${officer}. You have an answer within 30 days, with its reasons.`,
        'If it does not settle the matter, or does not come, you may complain to the Data Protection Board of India. The DPDP Act asks that you try us first.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is guarded',
      body: [
        {
          points: [
            'The connection to this site is encrypted.',
            'What is stored is open only to those whose work it is to answer it.',
            'Nothing of another company runs on our pages, and the server refuses whatever tries.',
            'Logs hold no names, no messages and no whole addresses.',
            'Backups are encrypted, and end by themselves.',
          ],
        },
      ],
    },
    {
      id: 'breach',
      heading: 'If something goes wrong',
      body: [
        'If personal data is lost, or seen by somebody who may not, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, what we have done, and what you can do. The Board has the full account within 72 hours of our knowing.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'This site is made for people who run a business or pay tax. Please do not send us the data of anybody under 18 by the form. If a return must be filed for a child, a parent or guardian writes to us, and we ask for their consent in a way that can be verified. We follow no child’s behaviour and show no child advertisements, as we do with nobody.',
      ],
    },
    {
      id: 'languages',
      heading: 'In another language',
      body: [
        'The DPDP Act lets you read this notice in any language of the Eighth Schedule to the Constitution. Ask us for the one you read best, and we send it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'If we mean to take more than this page says, or use it for something else, we ask you anew before we do. The date at the head is the day from which these words hold. The duties of the DPDP Act come into force in steps until May 2027; we keep to them now.',
      ],
    },
    {
      id: 'contact',
      heading: 'Where to write',
      body: [
        {
          terms: [
            { term: grievance.role, text: grievance.name },
            { term: 'Email', text: [toOfficer] },
            { term: 'Post', text: `${name}, ${office}` },
            { term: 'General questions', text: [{ label: email, href: `mailto:${email}` }] },
          ],
        },
      ],
    },
  ],
} as const satisfies LegalPageWords
