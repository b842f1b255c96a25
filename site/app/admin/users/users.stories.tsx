import { accountMessages, accountRules } from '@anupalan/server/contract/accounts/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, soon, visit, signingIn } from '../../../ui/story-helpers.tsx'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { Application } from '../../application.tsx'
import { imran, kavita } from '../../sample-staff.ts'
import { dataWords } from '../../data/words.ts'
import { adminNavigation } from '../navigation/words.ts'
import { sidebar } from '../../layouts/sidebar/words.ts'
import {
  addClients,
  addInvitations,
  addRecovery,
  addSessions,
  addStates,
  changeAccount,
  type UsersMockState,
} from './sample-users.ts'
import { usersWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Users',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/users', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Signs a member of the staff in on the mocked API, and fills its state. */
const signedIn = signingIn<UsersMockState>(kavita)

const stateOf = (loaded: Record<string, unknown>) => (loaded.api as { state: UsersMockState }).state

const heading = (canvas: Canvas, name: string, level = 1) =>
  canvas.findByRole('heading', { level, name }, soon)
/** A row of the grid, which has replaced the native table by then. */
const findRow = async (canvas: Canvas, name: RegExp) => {
  await canvas.findByRole('grid', undefined, soon)
  return canvas.findByRole('row', { name }, soon)
}
const invitation = async (canvas: Canvas, name: string) =>
  within((await canvas.findByText(name, undefined, soon)).closest('li')!)
const region = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, soon))

/** Accounts and invitations in each state, as a super admin sees them. */
export const List: Story = {
  tags: ['dark', 'mobile', 'forced-colors', 'rtl'],
  beforeEach: signedIn((state) => {
    addStates(state)
    addInvitations(state)
  }),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, words.heading)).toBeVisible()
    const divya = within(await findRow(canvas, /Divya Menon/))
    await expect(divya.getByText(words.status.disabled)).toBeVisible()
    const own = within(await findRow(canvas, /Kavita Iyer/))
    await expect(own.getByText(words.list.you)).toBeVisible()
    await expect(
      own.getByText(new RegExp(`^${words.list.yes}$|${words.list.phone.secondFactor}$`)),
    ).toBeVisible()
    await expect(within(await findRow(canvas, /Asha Rao/)).getByText(words.status.recovery)).toBeVisible()
    await expect(
      within(await findRow(canvas, /Farhan Qureshi/)).getByText(words.status.unconfirmed),
    ).toBeVisible()
    await expect(await canvas.findByText(words.list.count(5, false))).toBeVisible()
    const sent = await invitation(canvas, 'Lakshmi Rao')
    await expect(
      sent.getByRole('button', { name: words.invitations.resendLabel('Lakshmi Rao') }),
    ).toBeVisible()
    const bounced = await invitation(canvas, 'Suresh Patil')
    await expect(bounced.getByText(words.invitations.bounced)).toBeVisible()
    const accepted = await invitation(canvas, 'Joseph Fernandes')
    await expect(accepted.queryByRole('button')).toBeNull()
  },
}

/** An admin: no control for the invitation of a super admin, and none in the account of one. */
export const ListOfAnAdmin: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addInvitations, imran),
  play: async ({ canvas }) => {
    const owner = await invitation(canvas, 'Lakshmi Rao')
    await expect(owner.queryByRole('button')).toBeNull()
    const meera = await invitation(canvas, 'Meera Nair')
    await expect(meera.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(await canvas.findByRole('button', { name: words.invite.open }))
    const role = await canvas.findByRole('combobox', { name: words.invite.role })
    await expect(within(role).queryByRole('option', { name: 'Super admin' })).toBeNull()
    await expect(within(role).getByRole('option', { name: 'Admin' })).toBeInTheDocument()
  },
}

/** More accounts than a page: the rest by a press; a search finds by name. */
export const ManyAccounts: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => addClients(state, 60)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.count(50, true), undefined, soon)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.list.more }))
    await expect(await canvas.findByText(words.list.count(65, false), undefined, soon)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: words.list.search }), 'client 17')
    await expect(await canvas.findByText(words.list.count(1, false), undefined, soon)).toBeVisible()
    await expect(await findRow(canvas, /Client 17/)).toBeVisible()
  },
}

/** A search that finds nothing. */
export const NothingFound: Story = {
  tags: ['mobile'],
  args: { path: '/admin/users?search=zzz' },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.none, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.invitations.none, undefined, soon)).toBeVisible()
  },
}

/** The server fails: each part has its reason, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['mobile'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: kavita } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.notLoaded, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.invitations.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: dataWords.retry })).toHaveLength(2)
  },
}

/** On a phone an account is a few lines, not a row that is cut. */
export const ListOfAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(addStates),
  play: async ({ canvas }) => {
    const divya = within(await findRow(canvas, /Divya Menon/))
    await expect(divya.getByText(words.status.disabled)).toBeVisible()
    await expect(divya.getByText(new RegExp(words.list.phone.noSecondFactor))).toBeVisible()
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement!.clientWidth)
  },
}

/** The navigation of the admin area on a phone. */
export const MenuOfAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await heading(canvas, words.heading)
    await canvas.findByText(words.list.count(5, false), undefined, soon)
    await userEvent.click(canvas.getByRole('button', { name: sidebar.menu }))
    const menu = within(await canvas.findByRole('dialog', { name: sidebar.menu }))
    await expect(menu.getByRole('link', { name: adminNavigation.entries['/admin/users'] })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** An invitation with missing fields: the reason at each, and nothing typed is lost. */
export const InviteInvalid: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await canvas.findByText(words.list.count(5, false), undefined, soon)
    await userEvent.click(await canvas.findByRole('button', { name: words.invite.open }))
    const dialog = within(await canvas.findByRole('dialog', { name: words.invite.title }))
    const email = dialog.getByRole('textbox', { name: words.invite.email })
    await userEvent.type(email, 'meera@')
    await userEvent.click(dialog.getByRole('button', { name: words.invite.submit }))
    await expect(await dialog.findByText(accountRules.fullName.short)).toBeVisible()
    await expect(dialog.getByText(accountRules.email.invalid)).toBeVisible()
    await expect(dialog.getByText(accountMessages.role)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words.invite.fullName })).toHaveFocus())
    await expect(email).toHaveValue('meera@')
  },
}

/** The server fails: the reason is above the buttons, and nothing typed is lost. */
export const InviteFailed: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(words.list.count(5, false), undefined, soon)
    await userEvent.click(await canvas.findByRole('button', { name: words.invite.open }))
    const dialog = within(await canvas.findByRole('dialog', { name: words.invite.title }))
    await userEvent.type(dialog.getByRole('textbox', { name: words.invite.fullName }), 'Meera Nair')
    await userEvent.type(dialog.getByRole('textbox', { name: words.invite.email }), 'meera@example.in')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.invite.role }), 'client')
    const { setScenario } = loaded.api as { setScenario: (name: 'failing') => void }
    setScenario('failing')
    await userEvent.click(dialog.getByRole('button', { name: words.invite.submit }))
    await expect(await dialog.findByText(words.invite.failed, undefined, soon)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: words.invite.email })).toHaveValue('meera@example.in')
  },
}

/** By keyboard, a person is invited, and is in the list. */
export const Invite: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: words.invite.open }, soon)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: words.invite.title }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words.invite.fullName })).toHaveFocus())
    await userEvent.keyboard('Meera Nair{Tab}meera.nair@example.in{Tab}')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.invite.role }), 'readonly')
    await expect(dialog.getByText(words.roleHelp.readonly)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.invite.submit }))
    const row = await invitation(canvas, 'Meera Nair')
    await expect(row.getByText(words.invitations.status.sent)).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus(), soon)
  },
}

/** An invitation whose mail was rejected is sent again. */
export const ResendBounced: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addInvitations),
  play: async ({ canvas }) => {
    const { resendLabel, status } = words.invitations
    const suresh = await invitation(canvas, 'Suresh Patil')
    await expect(suresh.getByText(status.bounced)).toBeVisible()
    await userEvent.click(suresh.getByRole('button', { name: resendLabel('Suresh Patil') }))
    await expect(await suresh.findByText(status.sent)).toBeVisible()
    await expect(suresh.queryByText(words.invitations.bounced)).toBeNull()
  },
}

/** An invitation is withdrawn: its buttons go, and the focus stays near. */
export const Withdraw: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addInvitations),
  play: async ({ canvas }) => {
    const { resendLabel, withdrawLabel, status, heading: name } = words.invitations
    const meera = await invitation(canvas, 'Meera Nair')
    await userEvent.click(meera.getByRole('button', { name: resendLabel('Meera Nair') }))
    await userEvent.click(meera.getByRole('button', { name: withdrawLabel('Meera Nair') }))
    await expect(await meera.findByText(status.withdrawn)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus())
  },
}

const detail = (username: string) => ({ path: `/admin/users?user=${username}` })

/** An account with everything that may be changed of it. */
export const Account: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  args: detail('imran'),
  beforeEach: signedIn((state) => {
    addSessions(state, 'imran')
    addRecovery(state, 'imran', 'divya')
  }),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Imran Sheikh')).toBeVisible()
    const sessions = await region(canvas, words.detail.sessions.heading)
    await expect(await sessions.findAllByRole('listitem', undefined, soon)).toHaveLength(2)
    const recovery = await region(canvas, words.detail.recovery.heading)
    await expect(recovery.getByRole('button', { name: words.detail.recovery.approve })).toBeVisible()
  },
}

/** A disabled account with a long name. */
export const DisabledAccount: Story = {
  tags: ['mobile'],
  args: detail('imran'),
  beforeEach: signedIn((state) => {
    addStates(state)
    changeAccount(state, 'imran', { disabledAt: '2026-11-01T05:00:00.000Z' })
  }),
  play: async ({ canvas }) => {
    const access = await region(canvas, words.detail.access.heading)
    await expect(access.getByRole('button', { name: words.detail.access.enable })).toBeVisible()
    const password = await region(canvas, words.detail.reset.heading)
    await expect(password.getByText(words.detail.reset.disabled)).toBeVisible()
    await expect(await canvas.findByText(words.detail.sessions.none, undefined, soon)).toBeVisible()
  },
}

/** "admin cannot make or touch a super_admin": no control is shown. */
export const ProtectedAccount: Story = {
  tags: ['mobile'],
  args: detail('kavita'),
  beforeEach: signedIn(() => {}, imran),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.detail.protected, undefined, soon)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('button')).toBeNull()
    await expect(main.queryByRole('combobox')).toBeNull()
  },
}

/** One's own account is changed on its own page. */
export const OwnAccount: Story = {
  tags: ['!dev'],
  args: detail('kavita'),
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: words.detail.ownLink }, soon)).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull()
  },
}

/** A link to an account that does not exist. */
export const MissingAccount: Story = {
  args: detail('nobody'),
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.detail.missing, undefined, soon)).toBeVisible()
  },
}

/** A role is changed: the account and the list show it. */
export const ChangeRole: Story = {
  tags: ['!dev'],
  args: detail('divya'),
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    const section = await region(canvas, words.detail.role.heading)
    const role = section.getByRole('combobox', { name: words.detail.role.label })
    await expect(role).toHaveValue('readonly')
    await userEvent.selectOptions(role, 'admin')
    await userEvent.click(section.getByRole('button', { name: words.detail.role.save }))
    const facts = await region(canvas, words.detail.facts.heading)
    await expect(await facts.findByText('Admin')).toBeVisible()
    await expect(stateOf(loaded).accounts.get('divya')).toMatchObject({ role: 'admin' })
  },
}

/** Sessions are ended after a question; Cancel ends none. */
export const EndSessions: Story = {
  tags: ['!dev'],
  args: detail('imran'),
  beforeEach: signedIn((state) => addSessions(state, 'imran')),
  play: async ({ canvas }) => {
    const { sessions } = words.detail
    const section = await region(canvas, sessions.heading)
    await userEvent.click(await section.findByRole('button', { name: sessions.end }, soon))
    const question = () => canvas.findByRole('alertdialog', { name: sessions.question('Imran Sheikh') })
    await userEvent.click(within(await question()).getByRole('button', { name: words.cancel }))
    const end = section.getByRole('button', { name: sessions.end })
    await waitFor(() => expect(end).toHaveFocus(), soon)
    await expect(section.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(end)
    await userEvent.click(within(await question()).getByRole('button', { name: sessions.submit }))
    await expect(await section.findByText(sessions.none)).toBeVisible()
    await waitFor(() => expect(end).toHaveFocus(), soon)
  },
}

/** The question before an account is disabled. */
export const DisableQuestion: Story = {
  tags: ['mobile'],
  args: detail('divya'),
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const { access } = words.detail
    await canvas.findByText(words.detail.sessions.none, undefined, soon)
    await userEvent.click(await canvas.findByRole('button', { name: access.disable }))
    const question = await canvas.findByRole('alertdialog', { name: access.question('Divya Menon') })
    await waitFor(() => expect(within(question).getByRole('button', { name: words.cancel })).toHaveFocus())
  },
}

/** An account is disabled, and enabled again. */
export const DisableAndEnable: Story = {
  tags: ['!dev'],
  args: detail('divya'),
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    const { access } = words.detail
    const section = await region(canvas, access.heading)
    await userEvent.click(section.getByRole('button', { name: access.disable }))
    const question = await canvas.findByRole('alertdialog', { name: access.question('Divya Menon') })
    await userEvent.click(within(question).getByRole('button', { name: access.disableSubmit }))
    const enable = await section.findByRole('button', { name: access.enable })
    await expect(stateOf(loaded).accounts.get('divya')).toMatchObject({ disabledAt: expect.any(String) })
    await waitFor(() => expect(enable).toHaveFocus(), soon)
    await userEvent.click(enable)
    await expect(await section.findByRole('button', { name: access.disable })).toBeVisible()
    await expect(stateOf(loaded).accounts.get('divya')).toMatchObject({ disabledAt: null })
  },
}

/** Rights that changed meanwhile: the server's reason is at its place, and the choice stays. */
export const StoppedByAnotherManager: Story = {
  tags: ['mobile'],
  args: detail('divya'),
  beforeEach: signedIn(),
  play: async ({ canvas, loaded }) => {
    const { role } = words.detail
    const section = await region(canvas, role.heading)
    await userEvent.selectOptions(section.getByRole('combobox', { name: role.label }), 'client')
    await canvas.findByText(words.detail.sessions.none, undefined, soon)
    // Meanwhile somebody made her a super admin, and the caller an admin.
    changeAccount(stateOf(loaded), 'divya', { role: 'super_admin' })
    changeAccount(stateOf(loaded), 'kavita', { role: 'admin' })
    await userEvent.click(section.getByRole('button', { name: role.save }))
    await expect(await section.findByText(role.failed)).toBeVisible()
    await expect(section.getByRole('combobox', { name: role.label })).toHaveValue('client')
  },
}

/** A recovery is asked for; the person who asked cannot approve it. */
export const Recovery: Story = {
  tags: ['!dev'],
  args: detail('divya'),
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    const { recovery } = words.detail
    const section = await region(canvas, recovery.heading)
    await userEvent.click(section.getByRole('button', { name: recovery.start }))
    await expect(await section.findByText(accountRules.email.invalid)).toBeVisible()
    await userEvent.type(section.getByRole('textbox', { name: recovery.email }), 'divya@example.in{Enter}')
    await expect(await section.findByText(recovery.waits)).toBeVisible()
    await expect(section.queryByRole('button', { name: recovery.approve })).toBeNull()
    await userEvent.click(section.getByRole('button', { name: recovery.stop }))
    await expect(await section.findByRole('button', { name: recovery.start })).toBeVisible()
  },
}
