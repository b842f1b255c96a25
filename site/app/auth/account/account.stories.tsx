import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, soon, visit, signingIn } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataExport } from '../../data-export/words.ts'
import { dataWords } from '../../data/words.ts'
import {
  addConsents,
  addPasskeys,
  addSessions,
  asha,
  changeAccount,
  longNamed,
  recoveryCodes,
  type MockState,
} from './sample-accounts.ts'
import { accountWords as words } from './words.ts'

const meta = {
  title: 'Pages/Your account',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/auth/account', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

/** A session that requests no user. */
const signedInState = sessionMachine.resolveState({ value: 'signed in', context: { user: asha } })

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Signs a client in on the mocked API, and fills its state. */
const signedIn = signingIn<MockState>(asha)

/** Waits for every part of the account of a client that has no other sessions and no consents. */
const everything = async (canvas: Canvas) => {
  for (const text of [words.sessions.only, words.consents.none, words.mails.tasks])
    await canvas.findByText(text, undefined, soon)
}

const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, soon))

/** Without a second factor, signed in on this device only. */
export const WithoutFactors: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const details = await section(canvas, words.details.heading)
    await expect(details.getByText('Asha Rao')).toBeVisible()
    await everything(canvas)
    await expect(canvas.getByRole('checkbox', { name: words.mails.tasks })).toBeChecked()
    await expect(canvas.getByText(words.secondFactor.none.heading)).toBeVisible()
    const sessions = await section(canvas, words.sessions.heading)
    await expect(await sessions.findByText(words.sessions.only, undefined, soon)).toBeVisible()
    await expect(sessions.getByRole('button', { name: words.sessions.endAll })).toBeVisible()
  },
}

/** Two passkeys, codes, three recovery codes left, and five devices. */
export const WithEverything: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  beforeEach: signedIn((state) => {
    changeAccount(state, {
      totpSecret: 'JBSWY3DPEHPK3PXP',
      recoveryCodes: recoveryCodes.slice(0, 3),
    })
    addPasskeys(state, ['Office laptop', 'My phone'])
    addConsents(state)
    addSessions(state, ['Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'Edge on Windows'])
  }),
  play: async ({ canvas }) => {
    const factors = await section(canvas, words.secondFactor.heading)
    await expect(factors.getAllByRole('listitem')).toHaveLength(2)
    await expect(factors.getByText('3 left.')).toBeVisible()
    const sessions = await section(canvas, words.sessions.heading)
    await expect(await sessions.findAllByRole('listitem', undefined, soon)).toHaveLength(5)
    await expect(sessions.getByRole('button', { name: 'Log out Safari on iPhone' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: words.consents.list }, soon)).toBeVisible()
  },
}

/** A change of e-mail address that the new address has confirmed. */
export const PendingEmail: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) =>
    changeAccount(state, {
      newEmail: {
        email: 'asha@rao-sweets.example.in',
        isConfirmedByOld: false,
        isConfirmedByNew: true,
        expiresAt: new Date(new Date().getTime() + 40 * 60 * 1000).toISOString(),
      },
    }),
  ),
  play: async ({ canvas }) => {
    const details = await section(canvas, words.details.heading)
    await expect(
      details.getByText(words.newEmail.pending.heading('asha@rao-sweets.example.in')),
    ).toBeVisible()
    await expect(
      details.getByText(/New address: confirmed\. Please open the other link too, before/),
    ).toBeVisible()
  },
}

/** No recovery code is left. */
export const NoRecoveryCodes: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) =>
    changeAccount(state, { totpSecret: 'JBSWY3DPEHPK3PXP', recoveryCodes: [] }),
  ),
  play: async ({ canvas }) => {
    const factors = await section(canvas, words.secondFactor.heading)
    await expect(factors.getByText(words.recoveryCodes.none)).toBeVisible()
    await expect(factors.queryByText(/before you use the last one/)).toBeNull()
  },
}

/** A member of staff who must add a second factor reaches nothing else. */
export const Enrolling: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/admin/dashboard' },
  beforeEach: signedIn(() => {}, {
    username: 'kavita',
    fullName: 'Kavita Iyer',
    email: 'kavita.iyer@example.in',
    role: 'super_admin',
    needsSecondFactor: true,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.enrolling.heading, undefined, soon)).toBeVisible()
    const region = await canvas.findByRole('region', { name: words.secondFactor.heading }, soon)
    await expect(region).toBeVisible()
    await expect(canvas.queryByRole('region', { name: words.details.heading })).toBeNull()
    await expect(canvas.queryByRole('region', { name: words.ownData.heading })).toBeNull()
  },
}

/** A long name in Hindi, a long address, a long user name. */
export const LongNames: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => {
    addPasskeys(state, ['कार्यालय का लैपटॉप जो हम केवल महीने के आख़िरी दिन पर इस्तेमाल करते हैं'])
  }, longNamed),
  play: async ({ canvas }) => {
    const details = await section(canvas, words.details.heading)
    await expect(details.getByText(longNamed.email)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongNamesNarrow: Story = {
  ...LongNames,
  tags: [],
  globals: { viewport: { value: 'narrow' } },
}

/** As many as the list has, with the longest names. */
export const ManySessions: Story = {
  beforeEach: signedIn((state) =>
    addSessions(
      state,
      Array.from({ length: 24 }, (_, index) =>
        index % 2 ? 'Chrome on Android' : 'Samsung Internet on Android',
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const sessions = await section(canvas, words.sessions.heading)
    await expect((await sessions.findAllByRole('listitem', undefined, soon)).length).toBeGreaterThan(10)
  },
}

/** Storage failed: the dialog stays, with the reason and what was typed. */
export const NotSaved: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    await everything(canvas)
    const { setScenario } = loaded.api as { setScenario: (name: 'failing' | 'normal') => void }
    setScenario('failing')
    await userEvent.click(canvas.getByRole('button', { name: words.details.changeName }))
    await userEvent.click(await canvas.findByRole('button', { name: words.name.submit }, soon))
    const failed = await canvas.findByText(words.name.failed, undefined, soon)
    // The dialog may still come in.
    await waitFor(() => expect(failed).toBeVisible())
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/not available at the moment/)
  },
}

/** Sessions are ended one by one; the list is loaded again, and its heading has the focus. */
export const EndOneSession: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addSessions(state, ['Chrome on Windows', 'Safari on iPhone'])),
  play: async ({ canvas }) => {
    const sessions = await section(canvas, words.sessions.heading)
    await userEvent.click(await sessions.findByRole('button', { name: 'Log out Chrome on Windows' }, soon))
    await canvas.findByText(words.sessions.ended('Chrome on Windows'), undefined, soon)
    await expect(sessions.getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(sessions.getByRole('heading', { name: words.sessions.heading })).toHaveFocus())
  },
}

/** The name changes on the screen, and in the session. */
export const ChangeName: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.details.changeName }, soon))
    const field = await canvas.findByRole('textbox', { name: words.name.label }, soon)
    await expect(field).toHaveFocus()
    // Cancel closes the dialog: no second button does.
    await expect(canvas.queryByRole('button', { name: words.close })).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'A{Enter}')
    await waitFor(() => expect(canvas.getByText('Full name must be at least 2 characters.')).toBeVisible())
    await userEvent.type(field, 'sha Rao Kulkarni{Enter}')
    await canvas.findByText(words.name.done, undefined, soon)
    await expect(await canvas.findByText('Asha Rao Kulkarni', undefined, soon)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: words.details.changeName })).toHaveFocus())
  },
}

/** A wrong password is said at its field, which gets the focus; nothing has changed. */
export const WrongPassword: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.details.changePassword }, soon))
    const current = await canvas.findByLabelText(words.newPassword.current, { selector: 'input' }, soon)
    await userEvent.type(current, 'not this one')
    await userEvent.type(
      canvas.getByLabelText(words.newPassword.label, { selector: 'input' }),
      'mangoes ripen in the attic in May{Enter}',
    )
    await expect(await canvas.findByText('This is not your current password.', undefined, soon)).toBeVisible()
    await expect(current).toHaveFocus()
  },
}

/** Signing out everywhere asks first, and then leads to the login. */
export const SignOutEverywhere: Story = {
  beforeEach: signedIn((state) => addSessions(state, ['Chrome on Windows'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.sessions.endAll }, soon))
    const dialog = within(
      await canvas.findByRole('alertdialog', { name: words.sessions.confirm.title }, soon),
    )
    await expect(dialog.getByRole('button', { name: words.cancel })).toHaveFocus()
  },
}

/** The server cannot read anything: what happened, and a button that loads it again. */
export const NotLoaded: Story = {
  tags: ['dark', 'mobile'],
  args: { session: createSessionStore(signedInState) },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dataWords.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}

/** One's own data arrives as a file; the name of the real one is tested end to end. */
export const OwnData: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    // The browser would save a file for each run.
    spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const own = await section(canvas, words.ownData.heading)
    await userEvent.click(own.getByRole('button', { name: words.ownData.export }))
    await expect(await own.findByText(dataExport.saved, undefined, soon)).toBeVisible()
    await waitFor(() => expect(own.getByRole('button', { name: words.ownData.export })).toHaveFocus())
  },
}

/** An enquiry and a consultation; the first is withdrawn after a question, and the heading has the focus. */
export const Consents: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addConsents),
  play: async ({ canvas }) => {
    const consents = await section(canvas, words.consents.heading)
    const list = await consents.findByRole('list', { name: words.consents.list }, soon)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    const { enquiry } = words.consents.purposes
    await userEvent.click(
      consents.getByRole('button', { name: words.consents.withdrawLabel(enquiry, 'EN-7K3M-Q9XD-2B4F') }),
    )
    const dialog = within(
      await canvas.findByRole('alertdialog', { name: words.consents.title(enquiry) }, soon),
    )
    const description = dialog.getByText(words.consents.descriptions.enquiry)
    await waitFor(() => expect(description).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: words.cancel })).toHaveFocus())
  },
}

export const WithdrawnConsent: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addConsents),
  play: async (context) => {
    await Consents.play!(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: words.consents.submit }))
    await canvas.findByText(words.consents.done, undefined, soon)
    const consents = await section(canvas, words.consents.heading)
    await expect(consents.getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(consents.getByRole('heading', { name: words.consents.heading })).toHaveFocus())
  },
}

/** A consent that was not withdrawn: the reason in the question, which stays. */
export const ConsentNotWithdrawn: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addConsents),
  play: async (context) => {
    await Consents.play!(context)
    const { canvas, loaded } = context
    const { setScenario } = loaded.api as { setScenario: (name: 'failing') => void }
    setScenario('failing')
    await userEvent.click(canvas.getByRole('button', { name: words.consents.submit }))
    await expect(await canvas.findByText(words.consents.failed, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}

/** Mails are turned off, and stay on if that could not be stored. */
export const Mails: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    const mails = await section(canvas, words.mails.heading)
    const box = await mails.findByRole('checkbox', { name: words.mails.tasks }, soon)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await canvas.findByText(words.mails.off, undefined, soon)
    await expect(box).not.toBeChecked()
    const { setScenario } = loaded.api as { setScenario: (name: 'failing') => void }
    setScenario('failing')
    await userEvent.click(box)
    await expect(await canvas.findByText(words.mails.notSaved, undefined, soon)).toBeVisible()
    await expect(box).not.toBeChecked()
  },
}

/** The request for the account never ends: a spinner. */
export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  globals: { mock: 'slow' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading…', undefined, soon))[0]).toBeVisible()
  },
}

/** No connection. */
export const Offline: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    await everything(canvas)
    const { setScenario } = loaded.api as { setScenario: (name: 'offline') => void }
    setScenario('offline')
    await userEvent.click(canvas.getByRole('button', { name: words.ownData.export }))
    await expect(await canvas.findByText(dataExport.failed, undefined, soon)).toBeVisible()
    const own = await section(canvas, words.ownData.heading)
    await expect(own.getByRole('alert')).toHaveTextContent(dataWords.offline)
  },
}
