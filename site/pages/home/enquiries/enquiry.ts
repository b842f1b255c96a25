import { validateFields } from '@anupalan/server/contract/core/body'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { enquirySchema, type Enquiry } from '@anupalan/server/contract/enquiries/schema'
import { firm } from '../../../content/firm.ts'
import type { FieldErrors } from '../../../ui/form/use-field-errors.ts'
import { whatsAppLink } from '../../../ui/whatsapp.ts'
import { enquiryWhatsApp } from './words.ts'

/** Validates the form: an enquiry that the contract accepts, or the errors by field. */
export function validateEnquiry(form: FormData): { enquiry: Enquiry } | { errors: FieldErrors } {
  const typed = { ...Object.fromEntries(form), privacy: form.has('privacy') }
  const result = validateFields(enquirySchema, typed)
  return 'value' in result ? { enquiry: result.value } : { errors: result.fields ?? {} }
}

/** A chat with the firm, prefilled with name, email, company, service and message. */
export function enquiryLink(enquiry: Enquiry, reference: Reference<'EN'>): string {
  const { opening, labels, shortened } = enquiryWhatsApp
  const service = serviceOptions.find(({ value }) => value === enquiry.service)?.label ?? enquiry.service
  const text = (message: string) =>
    [
      opening,
      '',
      `${labels.reference}: ${reference}`,
      `${labels.name}: ${enquiry.firstName} ${enquiry.lastName}`,
      `${labels.email}: ${enquiry.email}`,
      `${labels.company}: ${enquiry.company}`,
      `${labels.service}: ${service}`,
      `${labels.message}: ${message}`,
    ].join('\n')
  return whatsAppLink(firm.whatsapp.number, text, enquiry.message, shortened)
}
