import { defaultApplicationMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import { inIndia } from '../../platform/mail/ist-format.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import { letterAsHtml, letterAsText } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import type { StoredApplication } from './queries.ts'
import { acknowledgementWords, applicationMailWords } from './words.ts'

type Opening = NonNullable<Practice['openings']>[number]

const size = (bytes: number) =>
  mailWords.kilobytes(Math.max(1, Math.round(bytes / 1024)).toLocaleString(mailWords.language))

/** The mail about an application to the firm; its Reply-To is the applicant. */
export function applicationMail(
  { reference, receivedAt, name, email, phone, note, cv }: StoredApplication,
  opening: Opening,
  practice: Practice,
): Mail {
  const { agreed, facts, file, saveBy, subject } = applicationMailWords
  const { fact } = mailWords
  return {
    kind: 'application',
    about: reference,
    to: practice.email,
    replyTo: email,
    subject: subject(reference, opening.title),
    body: [
      fact(facts.reference, reference),
      fact(facts.received, inIndia(receivedAt)),
      fact(facts.opening, opening.title),
      fact(facts.name, name),
      fact(facts.email, email),
      fact(facts.phone, phone),
      fact(facts.cv, file(cv.name, cv.kind.toUpperCase(), size(cv.bytes))),
      fact(facts.save, saveBy(reference)),
      fact(facts.notice, agreed),
      ...(note === '' ? [] : ['', note]),
      '',
      mailWords.sentThrough(practice.name),
    ].join('\n'),
  }
}

/**
 * The acknowledgement to the applicant, with the retention period. Anyone can apply in another person's name, so it
 * contains no input: no name and no file name.
 */
export function acknowledgement(
  { reference, email }: StoredApplication,
  opening: Opening,
  practice: Practice,
): Mail {
  const words = acknowledgementWords
  const months = practice.retention?.applicationMonths ?? defaultApplicationMonths
  const letter: Letter = {
    heading: words.heading,
    paragraphs: [words.received, words.next, words.quote, words.kept(months)],
    facts: [
      [words.facts.opening, opening.title],
      [words.facts.reference, reference],
    ],
    links: [],
    from: [practice.name, ...(practice.phone === undefined ? [] : [practice.phone])],
  }
  return {
    kind: 'application',
    about: reference,
    to: email,
    replyTo: practice.email,
    subject: words.subject(reference, opening.title),
    body: letterAsText(letter),
    html: letterAsHtml(letter, practice),
  }
}
