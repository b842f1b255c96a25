import { clientRules } from '@anupalan/server/contract/clients/rules'
import { problems } from '@anupalan/server/contract/core/problems'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { soon } from '../../../ui/story-helpers.tsx'
import { dataWords } from '../../data/words.ts'
import { divya } from '../../sample-staff.ts'
import { usersWords } from '../users/words.ts'
import {
  addInvited,
  addOverdueTasks,
  addSecondMember,
  changeProfile,
  removeConsultant,
  removeMembers,
} from './sample-client.ts'
import { memberWords } from './member-words.ts'
import { taskWords } from './task-words.ts'
import { clientWords as words } from './words.ts'
import {
  clientMeta,
  page,
  signedIn,
  stateOf,
  heading,
  press,
  findDialog,
  type Story,
} from './client-stories.ts'

const meta = {
  ...clientMeta,
  title: 'Pages/Admin/Client',
  tags: ['!autodocs'],
} satisfies Meta<typeof clientMeta.component>
export default meta

/** The profile of a client with overdue tasks. */
export const Overview: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn((state) => addOverdueTasks(state, 2)),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Rao Textiles')).toBeVisible()
    await expect(await canvas.findByText(words.overdue(2), undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.consultant('Imran Sheikh'))).toBeVisible()
    await expect(await canvas.findByText('Provident fund, ESI', undefined, soon)).toBeVisible()
  },
}

/** Nothing is overdue, and nobody is in charge. */
export const WithoutConsultant: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeConsultant),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.noConsultant, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.nothingOverdue, undefined, soon)).toBeVisible()
  },
}

/** Who may only read sees no control that changes anything. */
export const Readonly: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(addSecondMember, divya),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Limited access$/, undefined, soon)).toBeVisible()
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(panel.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: words.tabs.overview }))
    await expect(await canvas.findByText('Provident fund, ESI', undefined, soon)).toBeVisible()
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${words.tabs.tasks}`) }))
    await heading(canvas, taskWords.heading, 2)
    await expect(canvas.queryByRole('button', { name: taskWords.add })).toBeNull()
  },
}

/** The address names no client. */
export const NoClient: Story = {
  args: { path: '/admin/client' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, words.missing.heading)).toBeVisible()
  },
}

/** A client that does not exist. */
export const Unknown: Story = {
  tags: ['mobile'],
  args: { path: '/admin/client?client=nobody' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(dataWords.missing)).toBeVisible()
  },
}

/** Nothing has arrived yet. */
export const Loading: Story = { globals: { mock: 'slow' }, beforeEach: signedIn() }

/** A part of the file is opened in a scenario, once the client is loaded. */
const opened =
  (scenario: 'failing' | 'offline'): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    await canvas.findByText(words.nothingOverdue, undefined, soon)
    const { setScenario } = loaded.api as { setScenario: (name: typeof scenario) => void }
    setScenario(scenario)
    await userEvent.click(canvas.getByRole('tab', { name: words.tabs.members }))
    await expect(await canvas.findByText(memberWords.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(usersWords.invitations.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(2)
  }

/** Storage fails: the reason, and a retry. */
export const Failing: Story = { tags: ['mobile'], beforeEach: signedIn(), play: opened('failing') }

/** Without a connection. */
export const Offline: Story = { tags: ['dark'], beforeEach: signedIn(), play: opened('offline') }

/** The form of the profile. */
export const EditProfile: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const consultant = dialog.getByRole('combobox', { name: words.profile.consultant })
    await expect(
      await within(consultant).findByRole('option', { name: 'Kavita Iyer' }, soon),
    ).toBeInTheDocument()
    await expect(consultant).toHaveValue('imran')
    await expect(within(consultant).queryByRole('option', { name: 'Asha Rao' })).toBeNull()
  },
}

/** By keyboard, the name is corrected, after a reason why it cannot be empty. */
export const ProfileSaved: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const name = dialog.getByRole('textbox', { name: words.profile.name })
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining(clientRules.name.short)),
    )
    await userEvent.type(name, 'राव Textiles{Enter}')
    await expect(await heading(context.canvas, 'राव Textiles')).toBeVisible()
  },
}

/** Somebody else saved first: what was typed is kept, and says what is stored now; the second attempt is saved. */
export const ProfileChangedMeanwhile: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, words.profile.edit)
    const dialog = await findDialog(context, words.profile.title)
    const name = dialog.getByRole('textbox', { name: words.profile.name })
    await userEvent.type(name, ' and Sons')
    changeProfile(stateOf(context.loaded), { name: 'Rao Silks', turnover: 'up-to-5-crore' })
    await userEvent.click(dialog.getByRole('button', { name: words.profile.save }))
    await expect(
      await dialog.findByText(problems.changedMeanwhile.message, undefined, soon),
    ).toBeInTheDocument()
    await expect(await dialog.findByText('Rao Silks', undefined, soon)).toBeInTheDocument()
    await expect(name).toHaveAccessibleDescription(`${words.conflict.storedNow} Rao Silks`)
    await expect(dialog.getByRole('combobox', { name: words.profile.turnover })).toHaveAccessibleDescription(
      `${words.conflict.storedNow} ₹2 crore to ₹5 crore`,
    )
    await expect(name).toHaveValue('Rao Textiles and Sons')
  },
}

/** After that, saving again replaces what the other person saved. */
export const ProfileSavedAgain: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await ProfileChangedMeanwhile.play!(context)
    const dialog = await findDialog(context, words.profile.title)
    await userEvent.click(dialog.getByRole('button', { name: words.profile.save }))
    await expect(await heading(context.canvas, 'Rao Textiles and Sons')).toBeVisible()
  },
}

/** Two members, with the access of each. */
export const Members: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(addSecondMember),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: memberWords.heading }, soon))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByRole('combobox', { name: memberWords.accessOf('Farhan Qureshi') })).toHaveValue(
      'limited',
    )
  },
}

/** Open invitations: one that is sent, one that was not accepted in time. Sent again, and withdrawn. */
export const MembersInvited: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(addInvited),
  play: async ({ canvas }) => {
    const invitations = usersWords.invitations
    const list = async (count: number) => {
      const found = within(await canvas.findByRole('list', { name: invitations.ofClient }, soon))
      await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(count), soon)
      return found
    }
    const before = await list(2)
    await expect(before.getByText(invitations.status.expired)).toBeVisible()
    await userEvent.click(before.getByRole('button', { name: invitations.resendLabel('Ravi Rao') }))
    await waitFor(() => expect(before.queryByText(invitations.status.expired)).toBeNull(), soon)
    await userEvent.click(before.getByRole('button', { name: invitations.withdrawLabel('Meera Rao') }))
    const after = await list(1)
    await expect(after.getByText('Ravi Rao')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: invitations.ofClient })).toHaveFocus()
  },
}

/** A person is invited, after a form without a name and with a mistyped address. */
export const MemberInvite: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(removeMembers),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, memberWords.invite.open)
    const dialog = await findDialog(context, memberWords.invite.title)
    const name = dialog.getByRole('textbox', { name: memberWords.invite.fullName })
    const email = dialog.getByRole('textbox', { name: memberWords.invite.email })
    await userEvent.type(email, 'meera.rao@{Enter}')
    await waitFor(() => expect(name).toHaveFocus(), soon)
    await expect(name).toBeInvalid()
    await expect(email).toBeInvalid()
    await userEvent.type(name, 'Meera Rao')
    await userEvent.type(email, 'example.in{Enter}')
    const list = within(await canvas.findByRole('list', { name: usersWords.invitations.ofClient }, soon))
    await expect(list.getByText('Meera Rao')).toBeVisible()
    await expect(list.getByText('meera.rao@example.in')).toBeVisible()
  },
}

/** Nobody may see the file yet. */
export const NoMembers: Story = {
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(removeMembers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(memberWords.none, undefined, soon)).toBeVisible()
  },
}

/** An account is added, after one that does not exist; its access is changed, and taken away. */
export const MemberChanges: Story = {
  tags: ['!dev'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(removeMembers),
  play: async (context) => {
    const { canvas } = context
    await press(canvas, memberWords.add)
    const dialog = await findDialog(context, memberWords.addTitle)
    const field = dialog.getByRole('textbox', { name: memberWords.account })
    // The staff sees every client already.
    await userEvent.type(field, 'imran{Enter}')
    await expect(await dialog.findByText(memberWords.accountUnknown, undefined, soon)).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'FARHAN.qureshi@example.in{Enter}')
    const access = await canvas.findByRole('combobox', { name: memberWords.accessOf('Farhan Qureshi') }, soon)
    await expect(access).toHaveValue('full')
    await userEvent.selectOptions(access, 'limited')
    await expect(await canvas.findByText(memberWords.accessHelp.limited, undefined, soon)).toBeVisible()
    await press(canvas, memberWords.remove)
    const question = await findDialog(context, memberWords.question('Farhan Qureshi'), 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: memberWords.remove }))
    await expect(await canvas.findByText(memberWords.none, undefined, soon)).toBeVisible()
    await waitFor(
      () => expect(canvas.getByRole('heading', { name: memberWords.heading })).toHaveFocus(),
      soon,
    )
  },
}

/** An account that does not exist. */
export const UnknownAccount: Story = {
  tags: ['mobile'],
  args: { path: `${page}&tab=members` },
  beforeEach: signedIn(),
  play: async (context) => {
    await press(context.canvas, memberWords.add)
    const dialog = await findDialog(context, memberWords.addTitle)
    await userEvent.type(dialog.getByRole('textbox', { name: memberWords.account }), 'nobody{Enter}')
    await expect(await dialog.findByText(memberWords.accountUnknown, undefined, soon)).toBeInTheDocument()
  },
}
