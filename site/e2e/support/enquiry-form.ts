/** Page object of the enquiry form. */
import type { Locator, Page } from 'playwright'
import { hydrated } from './waiting.ts'

export interface Typed {
  firstName: string
  lastName: string
  email: string
  company: string
  /** Label of the selected option; empty if none. */
  service: string
  message: string
  privacy: boolean
}

/** Valid input. */
export const typed: Typed = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@traders.example',
  company: 'Rao & Daughters',
  service: 'GST Services',
  message: 'We need a GST registration\nbefore the first of March.',
  privacy: true,
}

export type FieldName = keyof Typed

export interface EnquiryForm {
  form: Locator
  field: Readonly<Record<FieldName, Locator>>
  /** The submit button. Located without its name, which changes while sending. */
  button: Locator
  fill: (values?: Partial<Typed>) => Promise<void>
  /** Current values of the fields. */
  values: () => Promise<Typed>
}

/** The form on the home page, possibly not hydrated yet. */
export function enquiryForm(page: Page): EnquiryForm {
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  const labelled = (label: string) => form.getByLabel(label, { exact: true })
  const field = {
    firstName: labelled('First Name'),
    lastName: labelled('Last Name'),
    email: labelled('Email'),
    company: labelled('Company'),
    service: labelled('Service'),
    message: labelled('Message'),
    privacy: form.getByRole('checkbox'),
  }
  return {
    form,
    field,
    button: form.getByRole('button'),
    async fill(values = {}) {
      const { service, privacy, ...texts } = { ...typed, ...values }
      for (const [name, text] of Object.entries(texts)) await field[name as FieldName].fill(text)
      await field.service.selectOption(service === '' ? { value: '' } : { label: service })
      await field.privacy.setChecked(privacy)
    },
    async values() {
      const chosen = field.service.evaluate((select) =>
        select instanceof HTMLSelectElement && select.value ? (select.selectedOptions[0]?.label ?? '') : '',
      )
      return {
        firstName: await field.firstName.inputValue(),
        lastName: await field.lastName.inputValue(),
        email: await field.email.inputValue(),
        company: await field.company.inputValue(),
        service: await chosen,
        message: await field.message.inputValue(),
        privacy: await field.privacy.isChecked(),
      }
    },
  }
}

/** The hydrated form. Scrolls to it, because its trigger is `visible`. */
export async function liveEnquiryForm(page: Page): Promise<EnquiryForm> {
  const enquiry = enquiryForm(page)
  await enquiry.form.scrollIntoViewIfNeeded()
  await hydrated(enquiry.form)
  return enquiry
}

/** Mocks wa.me. */
export const mockWhatsApp = (page: Page) =>
  page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A chat</title>' }),
    )

/** Parses the URL of a chat: its number and prefilled text. */
export function readChat(address: string): { number: string; text: string } {
  const { origin, pathname, searchParams } = new URL(address)
  if (origin !== 'https://wa.me') throw new Error(`Not a chat: ${address}`)
  return { number: pathname.slice(1), text: searchParams.get('text') ?? '' }
}
