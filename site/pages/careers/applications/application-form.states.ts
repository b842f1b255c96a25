import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { applicationForm } from '../words.ts'
import { applicationFormMachine, type Submission } from './application-form.machine.ts'

/** The shortest complete PDF. */
const pdf = '%PDF-1.4\ntrailer <<>>\nstartxref\n9\n%%EOF\n'

const submission: Submission = {
  application: {
    opening: 'gst-associate',
    name: 'Lakshmi Narayanan',
    email: 'lakshmi@example.in',
    phone: '+91 98450 12345',
    note: 'I have filed GST returns for two years.',
    consent: 'true',
  },
  cv: new File([pdf], 'lakshmi-cv.pdf', { type: 'application/pdf' }),
  reference: 'AP-7K3M-Q9XD-2B4F',
}

/** Every state of the application form. Progress is not distinguished. */
export const applicationFormStates = statesOf({
  machine: applicationFormMachine,
  messages: {
    checking: applicationForm.checking,
    sending: applicationForm.sending,
    failed: applicationForm.failed.title,
    sent: applicationForm.sent.title,
  },
  events: [
    { type: 'submit', submission },
    { type: 'progress', fraction: 0.42 },
    { type: 'acknowledged' },
    { type: 'refused', error: null },
    { type: 'retry' },
  ],
  remember: () => null,
})
