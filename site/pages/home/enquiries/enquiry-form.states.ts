import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { enquiryFormMachine, type Submission } from './enquiry-form.machine.ts'
import { enquiryForm, enquiryMessages } from './words.ts'

const submission: Submission = {
  enquiry: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.rao@example.in',
    company: 'Rao Textiles',
    service: 'gst-services',
    message: 'We need our GST returns filed.',
    privacy: true,
  },
  reference: 'EN-7K3M-Q9XD-2B4F',
  whatsAppLink: 'https://wa.me/910000000000?text=hello',
}

/** Every state of the enquiry form. The note about an enquiry stored earlier is not distinguished. */
export const enquiryFormStates = statesOf({
  machine: enquiryFormMachine,
  messages: {
    submitting: enquiryForm.submitting,
    sent: enquiryMessages.sent.title,
    failed: enquiryMessages.failed.title,
  },
  events: [{ type: 'submit', submission }],
})
