import '@anupalan/design-system/reset'
import { ToastProvider } from '@anupalan/design-system/toast'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ToastRegion } from '@anupalan/design-system/toast-region'
import { walk, type WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import { drafts } from './draft.ts'
import EnquiryForm from './enquiry-form.island.tsx'
import type { Submission } from './enquiry-form.machine.ts'
import { enquiryFormStates } from './enquiry-form.states.ts'

/** Resolves the pending call. */
let answer: (response: Response) => void

const textbox = (name: string) => page.getByRole('textbox', { name })
const submitButton = page.getByRole('button', { name: 'Send Message' })

/** Fills in the form by its labels. */
async function fill({ device, tabTo, keys }: WalkUser, enquiry: Enquiry) {
  const texts = {
    'First Name': enquiry.firstName,
    'Last Name': enquiry.lastName,
    Email: enquiry.email,
    Company: enquiry.company,
  }
  const service = page.getByRole('combobox', { name: 'Service' })
  const privacy = page.getByRole('checkbox')
  const type = async (name: string, text: string) => {
    if (device === 'pointer') return userEvent.fill(textbox(name), text)
    await tabTo(textbox(name))
    await keys(text)
  }
  for (const [name, text] of Object.entries(texts)) await type(name, text)
  if (device === 'pointer') await userEvent.selectOptions(service, enquiry.service)
  else {
    await tabTo(service)
    await keys('GST')
  }
  await expect.element(service).toHaveValue(enquiry.service)
  await type('Message', enquiry.message)
  if (device === 'pointer') await userEvent.click(privacy)
  else {
    await tabTo(privacy)
    await keys(' ')
  }
}

walk({
  states: enquiryFormStates,
  mount: () => {
    drafts.clear()
    vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    // Prevents a tab with WhatsApp.
    vi.spyOn(window, 'open').mockReturnValue(null)
    return {
      element: (
        <ToastProvider store={toasts}>
          <h2>Contact</h2>
          <EnquiryForm />
          <ToastRegion />
        </ToastProvider>
      ),
      unmount: () => {
        vi.restoreAllMocks()
        drafts.clear()
      },
    }
  },
  steps: {
    submit: async (user, event) => {
      const { submission } = event as { type: string; submission: Submission }
      await fill(user, submission.enquiry)
      await user.press(submitButton)
    },
    'xstate.done.actor.0.enquiryForm.submitting': async () => answer(new Response('{}', { status: 201 })),
    'xstate.error.actor.0.enquiryForm.submitting': async () => answer(new Response('', { status: 503 })),
  },
  arrivals: {
    success: async () => {
      await expect.element(page.getByRole('note').getByText(/EN(-[0-9A-Z]{4}){3}/)).toBeVisible()
      await expect.element(textbox('Message')).toHaveValue('')
    },
    error: async () => {
      await expect.element(submitButton).toBeVisible()
      await expect.element(textbox('Message')).toHaveValue('We need our GST returns filed.')
    },
  },
})
