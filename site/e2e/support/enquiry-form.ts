/** The enquiry form as a visitor meets it. */
import type { Locator, Page } from 'playwright'
import { hydrated } from './waiting.ts'

export interface Typed {
  firstName: string
  lastName: string
  email: string
  company: string
  /** The words of the option that is chosen; none where empty. */
  service: string
  message: string
  privacy: boolean
}

/** What a visitor types who makes no mistake. */
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
  /** In all its states: its words change while it sends. */
  button: Locator
  fill: (values?: Partial<Typed>) => Promise<void>
  /** What is in the fields now. */
  values: () => Promise<Typed>
}

/** The form on a home page that has just been opened; its code need not have come. */
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

/** The form once its code is there, which comes when the form is near the window. */
export async function liveEnquiryForm(page: Page): Promise<EnquiryForm> {
  const enquiry = enquiryForm(page)
  await enquiry.form.scrollIntoViewIfNeeded()
  await hydrated(enquiry.form)
  return enquiry
}

/** WhatsApp, answered on this machine. */
export const answerForWhatsApp = (page: Page) =>
  page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A chat</title>' }),
    )

/** What a chat is prefilled with, and whose number it goes to. */
export function readChat(address: string): { number: string; text: string } {
  const { origin, pathname, searchParams } = new URL(address)
  if (origin !== 'https://wa.me') throw new Error(`Not a chat: ${address}`)
  return { number: pathname.slice(1), text: searchParams.get('text') ?? '' }
}
