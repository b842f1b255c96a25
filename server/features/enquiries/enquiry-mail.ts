import { defaultEnquiryMonths, serviceOptions } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import { inIndia } from '../../platform/mail/ist-format.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import { letterAsHtml, letterAsText } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import type { StoredEnquiry } from './queries.ts'
import { acknowledgementWords, enquiryMailWords as words, replyWords } from './words.ts'

/** The mail about an enquiry to the firm; its Reply-To is the visitor. */
export function enquiryMail(enquiry: StoredEnquiry, practice: Practice): Mail {
  const service = serviceOptions.find(({ value }) => value === enquiry.service)?.label ?? enquiry.service
  const { fact } = mailWords
  return {
    kind: 'enquiry',
    about: enquiry.reference,
    to: practice.email,
    replyTo: enquiry.email,
    subject: words.subject(enquiry.reference, service),
    body: [
      fact(words.facts.reference, enquiry.reference),
      fact(words.facts.received, inIndia(enquiry.receivedAt)),
      fact(words.facts.name, `${enquiry.firstName} ${enquiry.lastName}`),
      fact(words.facts.email, enquiry.email),
      fact(words.facts.company, enquiry.company),
      fact(words.facts.service, service),
      fact(words.facts.terms, words.agreed),
      '',
      enquiry.message,
      '',
      mailWords.sentThrough(practice.name),
    ].join('\n'),
  }
}

/**
 * The acknowledgement to the visitor: the reference, and when we reply. Anyone can write in another person's name, so it
 * contains no input.
 */
export function acknowledgement(
  { reference, email }: Pick<StoredEnquiry, 'reference' | 'email'>,
  practice: Practice,
): Mail {
  const { facts, heading, kept, next, nextWithoutPromise, quote, received, subject } = acknowledgementWords
  const letter: Letter = {
    heading,
    paragraphs: [
      received(practice.name),
      practice.reply === undefined ? nextWithoutPromise : next(practice.reply),
      quote,
      kept(practice.retention?.enquiryMonths ?? defaultEnquiryMonths),
    ],
    facts: [[facts.reference, reference]],
    links: [],
    from: [practice.name, ...(practice.phone === undefined ? [] : [practice.phone])],
  }
  return {
    kind: 'enquiry',
    about: reference,
    to: email,
    replyTo: practice.email,
    subject: subject(reference),
    body: letterAsText(letter),
    html: letterAsHtml(letter, practice),
  }
}

export interface EnquiryReply {
  readonly enquiry: Pick<StoredEnquiry, 'reference' | 'receivedAt' | 'email' | 'message'>
  readonly text: string
  /** Full name of its author. */
  readonly author: string
  /** Ids of the mails that it continues. */
  readonly thread: readonly string[]
}

/** A reply to the visitor, below which is what they wrote. Its Reply-To is the firm. */
export const replyMail = ({ enquiry, text, author, thread }: EnquiryReply, practice: Practice): Mail => ({
  kind: 'enquiry',
  about: enquiry.reference,
  to: enquiry.email,
  replyTo: practice.email,
  subject: replyWords.subject(enquiry.reference),
  thread,
  body: [
    text,
    '',
    author,
    practice.name,
    ...(practice.phone === undefined ? [] : [practice.phone]),
    replyWords.reference(enquiry.reference),
    '',
    replyWords.quoted(inIndia(enquiry.receivedAt)),
    ...enquiry.message.split('\n').map((line) => `> ${line}`),
  ].join('\n'),
})
