import { serviceOptions } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import { inIndia } from '../../platform/india.ts'
import type { Mail } from '../../platform/outbox.ts'
import type { StoredEnquiry } from './queries.ts'

/** The mail that tells the firm of an enquiry; answering it writes to the person who enquired. */
export function enquiryMail(enquiry: StoredEnquiry, practice: Practice): Mail {
  const service = serviceOptions.find(({ value }) => value === enquiry.service)?.label ?? enquiry.service
  return {
    kind: 'enquiry',
    to: practice.email,
    replyTo: enquiry.email,
    subject: `Enquiry ${enquiry.reference}: ${service}`,
    body: [
      `Reference: ${enquiry.reference}`,
      `Received: ${inIndia(enquiry.receivedAt)}`,
      `Name: ${enquiry.firstName} ${enquiry.lastName}`,
      `Email: ${enquiry.email}`,
      `Company: ${enquiry.company}`,
      `Service: ${service}`,
      'Terms and privacy policy: agreed',
      '',
      enquiry.message,
      '',
      `Sent through the website of ${practice.name}.`,
    ].join('\n'),
  }
}
