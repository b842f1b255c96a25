import '@anupalan/design-system/reset'
import { walk, type WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applicationForm } from '../words.ts'
import ApplicationForm from './application-form.island.tsx'
import type { Submission } from './application-form.machine.ts'
import { applicationFormStates } from './application-form.states.ts'
import { drafts } from './draft.ts'

const OPENING = 'gst-associate'

/** The pending requests. */
let requests: FakeRequest[]

/** Completes the check of the file. */
let looked: () => void

/** Replaces `XMLHttpRequest`; a step of the walk settles it. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    requests.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number) {
    this.status = status
    this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
  }
}

const textbox = (name: string) => page.getByRole('textbox', { name })
const submitButton = page.getByRole('button', { name: 'Send application' })

async function fill({ device, tabTo, keys }: WalkUser, { application, cv }: Submission) {
  const type = async (name: string, text: string) => {
    if (device === 'pointer') return userEvent.fill(textbox(name), text)
    await tabTo(textbox(name))
    await keys(text)
  }
  await type('Name', application.name)
  await type('Email', application.email)
  await type('Phone', application.phone)
  // Tests cannot operate the system's file picker.
  await userEvent.upload(page.getByLabelText('Your CV'), cv)
  await type('A short note (optional)', application.note)
  const consent = page.getByRole('checkbox')
  if (device === 'pointer') await userEvent.click(consent)
  else {
    await tabTo(consent)
    await keys(' ')
  }
}

/** Requests are sent after the file was checked. */
const last = async () => {
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  return requests.at(-1)!
}

walk({
  states: applicationFormStates,
  mount: () => {
    requests = []
    drafts.clear()
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    // The check is pending until a step completes it.
    const gate = Promise.withResolvers<void>()
    looked = gate.resolve
    vi.spyOn(File.prototype, 'arrayBuffer').mockImplementation(async function (this: File) {
      await gate.promise
      return Blob.prototype.arrayBuffer.call(this)
    })
    return {
      element: (
        <>
          <h1>GST associate</h1>
          <h2 id="application-heading">{applicationForm.heading}</h2>
          <ApplicationForm opening={OPENING} />
        </>
      ),
      unmount: () => {
        vi.unstubAllGlobals()
        vi.restoreAllMocks()
        drafts.clear()
      },
    }
  },
  steps: {
    submit: async (user, event) => {
      await fill(user, (event as { type: string; submission: Submission }).submission)
      await user.press(submitButton)
    },
    'xstate.done.actor.0.applicationForm.checking': async () => {
      looked()
      await last()
    },
    'xstate.error.actor.0.applicationForm.checking': async () => {},
    progress: async () => {},
    retry: async (user) => user.press(page.getByRole('button', { name: 'Try again' })),
    acknowledged: async () => (await last()).answer(201),
    refused: async () => (await last()).answer(0),
  },
  arrivals: {
    checking: async () => {
      await expect.element(page.getByRole('button', { name: /^Checking the file/ })).toBeVisible()
    },
    sending: async () => {
      await expect.element(page.getByRole('progressbar', { name: 'Sending lakshmi-cv.pdf' })).toBeVisible()
    },
    failed: async () => {
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect.element(textbox('Name')).toHaveValue('Lakshmi Narayanan')
      await expect.element(page.getByText('lakshmi-cv.pdf')).toBeVisible()
    },
    sent: async () => {
      await expect.element(page.getByText(/AP(-[0-9A-Z]{4}){3}/)).toBeVisible()
    },
  },
})
