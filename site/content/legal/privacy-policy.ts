/** The notice under the Digital Personal Data Protection Act 2023, for the whole site. */
import { IMPORT_DAYS } from '@anupalan/server/contract/clients/import-rules'
import { REASSIGNMENT_DAYS } from '@anupalan/server/contract/clients/rules'
import { ERASURE_DAYS } from '@anupalan/server/contract/retention/rules'
import { BULK_DAYS } from '@anupalan/server/contract/tasks/rules'
import { reach } from '../../ui/reach/words.ts'
import { firm } from '../firm.ts'
import { assistantMonths } from '@anupalan/server/contract/assistant/rules'
import { papersOfClients, recordsOfJobs } from './retention.ts'
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
  lead: 'What this site collects from you, why, how long we keep it, and how to get it back or erased. This is our notice under the Digital Personal Data Protection Act 2023 (the DPDP Act).',
  asOf: '2026-11-24',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          points: [
            'You can read every page and use every tool without telling us who you are.',
            `What you send by the form “${reach.enquiry.label}” is used only to reply to you, and is erased after ${retention.enquiryMonths} months.`,
            'We count page views only if you allow it. Only we count them, and the count names nobody.',
            'Nothing on this site comes from another company, and nothing is sold, rented or used to advertise.',
            ['To see, correct or erase your data, write to ', toOfficer, '.'],
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible for your data',
      body: [
        `${name}, a ${constitution.charAt(0).toLowerCase()}${constitution.slice(1)}, ${office}, decides what is done with personal data on this site. Under the DPDP Act it is the Data Fiduciary, and you are the Data Principal.`,
        [`For everything on this page, contact ${officer}: `, toOfficer, `, ${phone.display}.`],
        'This page is about the website. For papers that clients give us for their returns and books, the signed engagement letter applies, and the secrecy that the law requires of chartered accountants.',
      ],
    },
    {
      id: 'what',
      heading: 'What we collect, form by form',
      body: [
        'These are all the ways your data can reach us. “What” lists everything we store.',
        {
          heading: `The form “${reach.enquiry.label}”`,
          terms: [
            {
              term: 'What',
              text: [visitorTables.enquiries, visitorTables.enquiry_keys, visitorTables.enquiry_entries]
                .map(all)
                .join(' '),
            },
            { term: 'Why', text: 'To answer your enquiry, by email or by telephone if you ask for it.' },
            {
              term: 'Legal ground',
              text: 'Your consent (section 6 of the DPDP Act), given when you tick the box. Without it nothing is sent.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, and as a mail to our office mailbox. You get a mail with its reference, without your words. The page then opens WhatsApp with the same details filled in. WhatsApp receives them when it opens. We get them on WhatsApp only if you press send there.',
            },
            {
              term: 'How long',
              text: `On our server ${retention.enquiryMonths} months from the day we get it. Then a daily job erases it with our notes and replies. Mails with you: ${retention.enquiryMonths} months after our last message to you. If you become a client, the engagement letter says what the law makes us keep.`,
            },
          ],
        },
        {
          heading: 'Where enquiries come from',
          terms: [
            { term: 'What', text: all(visitorTables.enquiry_sources) },
            { term: 'Why', text: 'To see which pages and which sites bring people to us.' },
            {
              term: 'Legal ground',
              text: 'It has no personal data: the sum names nobody, and no enquiry says where it came from.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server. Your browser looks at the address of the page before the form and at the “utm_source” in ours, and sends only the kind of it and our own page. It stores nothing for this.',
            },
            {
              term: 'How long',
              text: `${retention.pageViewMonths} months. Then a daily job erases it.`,
            },
          ],
        },
        {
          heading: 'Booking a meeting',
          terms: [
            { term: 'What', text: all(visitorTables.bookings) },
            {
              term: 'Why',
              text: 'To hold the meeting: to keep its time for you, to send you the invitation, and to remind you of it a day and an hour before.',
            },
            {
              term: 'Legal ground',
              text: 'Your consent (section 6 of the DPDP Act), given when you tick the box. Without it nothing is booked.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, as a mail to our office mailbox, and as mails to you. Anyone with the link in them can see when and where the meeting is (not who booked it), and can move or cancel it.',
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
              text: `${[visitorTables.applications, visitorTables.application_keys].map(all).join(' ')} Nobody asks for a photograph or a date of birth.`,
            },
            { term: 'Why', text: 'To decide on that opening and to answer you. For no other.' },
            {
              term: 'Legal ground',
              text: 'Your consent (section 6 of the DPDP Act), given when you tick the box. Without it nothing is sent.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server, where the file is kept away from everything public, and a mail without the CV to our office mailbox. Our staff reads it there, and each time one of us opens it or saves the CV is recorded. You get a mail to say we have it.',
            },
            {
              term: 'How long',
              text: `${retention.applicationMonths} months from the day we get it. Then a daily job erases it with its file and its mails on our server; we may do so earlier. If you join us, the employment file says what the law makes us keep.`,
            },
          ],
        },
        {
          heading: 'The feedback button',
          terms: [
            { term: 'What', text: `${all(visitorTables.feedback)} ${all(visitorTables.feedback_days)}` },
            { term: 'Why', text: 'To learn which pages help.' },
            {
              term: 'Legal ground',
              text: 'It has no personal data: no name, no address, none of your words. We cannot know that it was you, and cannot reply.',
            },
            { term: 'Where it goes', text: 'Our own server, and as a mail to our office mailbox.' },
            { term: 'How long', text: 'As long as it helps us. It does not identify anyone.' },
          ],
        },
        {
          heading: 'Page views',
          terms: [
            { term: 'What', text: all(visitorTables.page_views) },
            { term: 'Why', text: 'To see which pages are read.' },
            {
              term: 'Legal ground',
              text: 'Your consent, given by Accept All in the cookie banner. Without it nothing is counted, and Global Privacy Control in your browser counts as a refusal until you say otherwise.',
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
          heading: 'Questions to the assistant',
          terms: [
            {
              term: 'What',
              text: `${all(visitorTables.assistant_counts)} And only if you agree: ${formatList(Object.values(visitorTables.assistant_questions))}.`,
            },
            { term: 'Why', text: 'To answer you, and to learn what to write next.' },
            {
              term: 'Legal ground',
              text: 'The sums have no personal data. The words of a question are kept with your consent alone.',
            },
            {
              term: 'Where it goes',
              text: 'Our own server answers. Nothing of a conversation is stored there; it is in your tab until you close it.',
            },
            {
              term: 'How long',
              text: `The sums ${assistantMonths.counts} months, the words of a question ${assistantMonths.questions} months. Then a daily job erases them.`,
            },
          ],
        },
        {
          heading: 'The newsletter box',
          terms: newsletterEndpoint
            ? [
                { term: 'What', text: 'Your email address.' },
                { term: 'Why', text: 'To send you the newsletter.' },
                { term: 'Legal ground', text: 'Your consent, given by subscribing.' },
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
              text: 'Nothing. They calculate in your browser. What you type is in the address of the page after a #, so that you can bookmark or share it. Browsers do not send that part to anyone, but anyone with the address can read it.',
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
              text: `${all(visitorTables.rate_limits)} It blocks floods of requests, and ends after ${LONGEST_COUNT_MINUTES} minutes at the latest.`,
            },
            {
              term: 'Why',
              text: 'To keep the site running and safe, and to find out what happened if it was not.',
            },
            {
              term: 'Legal ground',
              text: 'The security safeguards that section 8(5) of the DPDP Act requires, and the year of logs that its Rules require.',
            },
            { term: 'How long', text: `The log ${retention.logMonths} months.` },
          ],
        },
        {
          heading: 'Your account',
          terms: [
            { term: 'What', text: [visitorTables.users, visitorTables.user_keys].map(all).join(' ') },
            {
              term: 'For each sign-in',
              text: `${all(visitorTables.sessions)} So that you see where you are signed in, and can end it.`,
            },
            {
              term: 'For a new browser',
              text: `${all(visitorTables.known_devices)} So that we can tell you about a sign-in from a new browser.`,
            },
            {
              term: 'For the second step of a sign-in',
              text: `${all(visitorTables.pending_sign_ins)} For each passkey: ${formatList(Object.values(visitorTables.passkeys))}. For recovery codes: ${formatList(Object.values(visitorTables.recovery_codes))}.`,
            },
            {
              term: 'For the links that we mail you',
              text: `${all(visitorTables.account_links)} If you ask for a new password: ${formatList(Object.values(visitorTables.password_reset_requests))}.`,
            },
            { term: 'If we invite you', text: all(visitorTables.invitations) },
            {
              term: 'If you have lost your mailbox or your second step',
              text: all(visitorTables.recoveries),
            },
            { term: 'Why', text: 'To let you in, and nobody else.' },
            {
              term: 'Legal ground',
              text: 'You gave it to have an account (section 7(a) of the DPDP Act).',
            },
            { term: 'Where it goes', text: 'Our own server.' },
            {
              term: 'How long',
              text: 'Until you delete the account. A sign-in ends after 30 days at the latest, a browser is forgotten after 400 days without you, and an invitation or a recovery 90 days after its end. Your user name stays taken, as a checksum, so that nobody can pretend to be you.',
            },
          ],
        },
        {
          heading: 'The record of sign-ins and changes',
          terms: [
            {
              term: 'What',
              text: `For each sign-in, each one that was refused and each change of an account: ${formatList(Object.values(visitorTables.audit_queue))}.`,
            },
            {
              term: 'Names and addresses',
              text: `They are kept separate from the record: ${formatList(Object.values(visitorTables.audit_identities))}. The record itself has only a checksum of them, from which nobody can get them back.`,
            },
            {
              term: 'Why',
              text: 'To find out who did what, if something was done that should not have been. Each entry is sealed to the one before it, so that any change in the record shows.',
            },
            {
              term: 'Legal ground',
              text: 'The security safeguards that section 8(5) of the DPDP Act requires, and the year of logs that its Rules require.',
            },
            { term: 'Where it goes', text: 'Our own server.' },
            {
              term: 'How long',
              text: `Names and addresses ${retention.logMonths} months, and those of a client until the account is deleted if that is earlier. What our own people did keeps their names for all ${retention.logMonths} months. The record without names is kept for good. It names nobody.`,
            },
          ],
        },
        {
          heading: 'The client portal',
          terms: [
            {
              term: 'Client file',
              text: `${all(visitorTables.clients)} For the search: ${formatList([...Object.values(visitorTables.client_names), ...Object.values(visitorTables.client_words)])}.`,
            },
            { term: 'Who may see it', text: all(visitorTables.client_members) },
            {
              term: 'Our own notes about a client',
              text: `${all(visitorTables.client_notes)} Only our staff sees them. They are erased with the data of the client, at the latest.`,
            },
            {
              term: 'Tasks',
              text: `${all(visitorTables.tasks)} Steps of a task: ${formatList(Object.values(visitorTables.task_items))}. The way of a return: ${formatList(Object.values(visitorTables.task_filings))}.`,
            },
            {
              term: 'Tasks for many clients',
              text: `${all(visitorTables.bulk_tasks)} Its clients: ${formatList(Object.values(visitorTables.bulk_task_clients))}. Both are erased ${BULK_DAYS} days after it is finished; the tasks themselves stay.`,
            },
            {
              term: 'Clients who get another consultant together',
              text: `${all(visitorTables.reassignments)} Its clients: ${formatList(Object.values(visitorTables.reassignment_clients))}. Both are erased ${REASSIGNMENT_DAYS} days after it is finished.`,
            },
            {
              term: 'Client files that we import from a table',
              text: `${all(visitorTables.client_imports)} It is erased ${IMPORT_DAYS} days after it is finished. Until a client file is made of it, each row: ${formatList(Object.values(visitorTables.client_import_rows))}.`,
            },
            {
              term: 'Comments',
              text: `${all(visitorTables.comments)} So that new ones are marked: ${formatList(Object.values(visitorTables.comment_reads))}.`,
            },
            {
              term: 'Documents',
              text: `${all(visitorTables.documents)} Each version: ${formatList(Object.values(visitorTables.document_versions))}. So that you see who has seen it: ${formatList(Object.values(visitorTables.document_views))}.`,
            },
            {
              term: 'Files on their way',
              text: `${all(visitorTables.uploads)} A day after its last byte nothing of it is left but the document.`,
            },
            {
              term: 'What we ask you for',
              text: `${all(visitorTables.document_requests)} Each item: ${formatList(Object.values(visitorTables.request_items))}. Its steps: ${formatList(Object.values(visitorTables.request_steps))}. What was sent for it: ${formatList(Object.values(visitorTables.request_documents))}.`,
            },
            { term: 'What we ask you to approve', text: all(visitorTables.approvals) },
            {
              term: 'Mails about tasks and requests',
              text: `${all(visitorTables.task_notices)} Of requests: ${formatList(Object.values(visitorTables.request_notices))}. Whether you want them: ${formatList(Object.values(visitorTables.task_mail_settings))}. Their links: ${formatList(Object.values(visitorTables.task_mail_keys))}. Each has a link that stops them.`,
            },
            { term: 'Last activity', text: all(visitorTables.activity) },
            { term: 'If you ask us to erase it', text: all(visitorTables.erasures) },
            {
              term: 'When its time is over',
              text: `${all(visitorTables.retention_erasures)} Of each client: ${formatList(Object.values(visitorTables.retention_erasure_clients))}. That list is erased after ${ERASURE_DAYS} days. If we keep papers longer than the law: ${formatList(Object.values(visitorTables.retention_periods))}.`,
            },
            {
              term: 'If a legal hold stands',
              text: `${all(visitorTables.legal_holds)} Nothing of the client, or not this document, is erased while a court, an authority or a notice makes us keep it.`,
            },
            {
              term: 'Why',
              text: 'To do the work that you engaged us for, and to show you what is due and what is done.',
            },
            {
              term: 'Legal ground',
              text: 'You gave it for this work (section 7(a) of the DPDP Act); returns and their numbers we keep as the tax laws ask.',
            },
            { term: 'Where it goes', text: 'Our own server. The client’s members and our staff see it.' },
            {
              term: 'How long',
              text: 'As long as we work for the client, and after that as the engagement letter says; papers as the table below says. If you delete your account, you leave the client. Your comments stay without your name.',
            },
          ],
        },
        [
          'What your own browser stores for this site is in the ',
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
              ...recordsOfJobs,
              [
                'Mails with you in our mailbox',
                `${retention.enquiryMonths} months after our last message`,
                'Our office',
              ],
              ['Feedback', 'No limit: it names nobody', 'Our office'],
              ['Account', 'Until you delete it', 'You'],
              ['Client file, its tasks and comments', 'As the engagement letter says', 'Our office'],
              ...papersOfClients,
            ],
          },
        },
        `A backup is older than an erasure: what was erased may lie in one for up to ${retention.backupDays} days more. Nobody reads it there, and what is restored from it is erased again before anything else is done.`,
        'We keep a client’s papers as long as the law says, or longer if we say why. Then our office checks and erases them. Papers that a court or an authority has asked for stay until the matter has ended.',
        'We keep other things longer only if a law or a court requires it, and only as long as it requires.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who sees it',
      body: [
        {
          points: [
            'The people of the practice who answer enquiries.',
            'The companies that run our server and our mailbox. They keep data for us under a contract and may not use it for themselves.',
            'WhatsApp, if you let it open: it then works under its own terms.',
            'An authority or a court that may demand it by law.',
          ],
        },
        'Nobody else. No advertiser, data broker or profiling company.',
      ],
    },
    {
      id: 'withdraw',
      heading: 'How to withdraw a consent',
      body: [
        'You can do it at any time, without a reason, as easily as you gave it.',
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
            {
              term: 'Booking',
              text: [
                'Cancel it by the link in our mail, which ends the meeting at once. To have it erased as well, write to ',
                toOfficer,
                ' with its reference.',
              ],
            },
            {
              term: 'Application',
              text: [
                'Write to ',
                toOfficer,
                ' with its reference. That ends the application, and we erase it with its CV.',
              ],
            },
          ],
        },
        'What we did before that stays lawful. After that we cannot reply to the enquiry, hold the meeting or consider the application.',
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
              text: 'A summary of the data we have about you, what we do with it, and who we shared it with (section 11).',
            },
            {
              term: 'Correct',
              text: 'We correct what is wrong, add what is missing and update what is old (section 12).',
            },
            { term: 'Erase', text: 'We erase it, unless a law makes us keep it (section 12).' },
            { term: 'Complain', text: 'An answer to your grievance by a named person (section 13).' },
            {
              term: 'Nominate',
              text: 'Someone who can use these rights for you after your death, or if you cannot (section 14).',
            },
          ],
        },
        [
          'Write to ',
          toOfficer,
          '. Give the reference of your enquiry, booking or application, or write from the email address that you gave. We must know that it is you, and ask for no other paper. We answer within 30 days, and it is free.',
        ],
      ],
    },
    {
      id: 'complain',
      heading: 'If you are not satisfied',
      body: [
        `First write to ${officer}. You get an answer within 30 days, with reasons.`,
        'If the answer does not help, or you get none, you can complain to the Data Protection Board of India. The DPDP Act requires you to write to us first.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: [
        {
          points: [
            'The connection to this site is encrypted.',
            'Only the people who need it for their work can see it.',
            'No code of another company runs on our pages. The server blocks it.',
            'Logs hold no names, no messages and no whole addresses.',
            'Backups are encrypted and deleted by date.',
          ],
        },
      ],
    },
    {
      id: 'breach',
      heading: 'If something goes wrong',
      body: [
        'If personal data is lost, or seen by a person who should not see it, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, what we have done, and what you can do. We send the Board the full report within 72 hours after we know.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'This site is made for people who run a business or pay tax. Please do not send us the data of anybody under 18 by the form. If you must file a return for a child, please write to us as a parent or guardian. We ask for your consent in a way that we can verify. We do not track children or show them advertisements, and we do this to nobody.',
      ],
    },
    {
      id: 'languages',
      heading: 'In another language',
      body: [
        'Under the DPDP Act you can read this notice in any language of the Eighth Schedule to the Constitution. Tell us which language you want, and we send it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'If we want to collect more than this page says, or use it for something else, we ask you first. This policy applies from the date at the top. The duties of the DPDP Act start in steps until May 2027. We follow them already.',
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
