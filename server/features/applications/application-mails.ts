import { defaultApplicationMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import { inIndia } from '../../platform/india.ts'
import type { Mail } from '../../platform/outbox.ts'
import type { StoredApplication } from './queries.ts'

type Opening = NonNullable<Practice['openings']>[number]

const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-IN')} KB`

/** The mail that tells the firm of an application; answering it writes to the person who applied. */
export function applicationMail(
  { reference, receivedAt, name, email, phone, note, cv }: StoredApplication,
  opening: Opening,
  practice: Practice,
): Mail {
  return {
    kind: 'application',
    to: practice.email,
    replyTo: email,
    subject: `Application ${reference}: ${opening.title}`,
    body: [
      `Reference: ${reference}`,
      `Received: ${inIndia(receivedAt)}`,
      `Opening: ${opening.title}`,
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `CV: ${cv.name} (${cv.kind.toUpperCase()}, ${size(cv.bytes)})`,
      `To save it: npm run application -- ${reference}`,
      'Notice on personal data: agreed',
      ...(note === '' ? [] : ['', note]),
      '',
      `Sent through the website of ${practice.name}.`,
    ].join('\n'),
  }
}

/**
 * The mail that tells the person who applied that it is here, and for how long. Anybody can apply in anybody's name:
 * nothing that was typed stands in it, no name and no name of a file.
 */
export function acknowledgement(
  { reference, email }: StoredApplication,
  opening: Opening,
  practice: Practice,
): Mail {
  const months = practice.retention?.applicationMonths ?? defaultApplicationMonths
  return {
    kind: 'application',
    to: email,
    replyTo: practice.email,
    subject: `Your application ${reference}: ${opening.title}`,
    body: [
      'Hello,',
      '',
      `Your application for ${opening.title} is with us, with your CV.`,
      `Its reference is ${reference}: please quote it if you write or call.`,
      '',
      'A person reads every application. You hear from us either way within ten working days of the closing date.',
      '',
      `We keep your application for ${months} months and then erase it with its file. ` +
        'To have it erased earlier, to withdraw it, or if it was not you who sent it, answer this mail.',
      '',
      practice.name,
      ...(practice.phone === undefined ? [] : [practice.phone]),
    ].join('\n'),
  }
}
