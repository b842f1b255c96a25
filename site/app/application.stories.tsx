import type { User } from '@anupalan/server/contract/core/access'
import type { Role } from '@anupalan/server/contract/core/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { takeFlash } from '../chrome/flash.ts'
import { application } from './words.ts'
import { pageError } from '../ui/page/page-error.words.ts'
import { notFound } from '../ui/page/not-found.words.ts'
import { createSessionStore } from '../session/session-store.ts'
import { sessionStates } from '../session/session.states.ts'
import { pageParameters, soon, visit } from '../ui/story-helpers.tsx'
import { dashboardWords } from './admin/dashboard/words.ts'
import { Application } from './application.tsx'
import { signInWords } from './auth/sign-in/words.ts'

const meta = {
  title: 'Pages/Application',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/auth', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

const userOf = (role: Role): User => ({
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role,
})

/** Signs a user in on the mocked API. */
const signedInAs =
  (role: Role): NonNullable<Story['beforeEach']> =>
  ({ loaded }) =>
    void (loaded.api.state.user = userOf(role))

const shows =
  (heading: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading }, soon)).toBeVisible()
  }

/** "Unauthenticated visitors are redirected to /auth". */
export const NobodySignedIn: Story = {
  args: { path: '/client/tasks' },
  play: shows(signInWords.client.heading),
}

/** "while the user is loading, a spinner shows". */
export const Loading: Story = {
  args: { path: '/client/tasks', session: createSessionStore(sessionStates.frozen('loading')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(application.loading, undefined, soon)).toBeVisible()
  },
}

export const LoadingMobileDark: Story = {
  ...Loading,
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}

/** The request for the user fails: the error page. */
export const NoAnswer: Story = {
  args: { path: '/client/tasks' },
  globals: { mock: 'failing' },
  play: shows(pageError.heading),
}

export const Client: Story = {
  args: { path: '/client/dashboard' },
  beforeEach: signedInAs('client'),
  play: shows('Asha Rao'),
}

export const Staff: Story = {
  args: { path: '/admin/dashboard' },
  beforeEach: signedInAs('readonly'),
  play: shows(dashboardWords.heading),
}

/** "Wrong role: redirect to /", where a toast gives the reason. */
export const WrongRole: Story = {
  tags: ['!dev'],
  args: { path: '/admin/users' },
  beforeEach: signedInAs('readonly'),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('/'), soon)
    await expect(takeFlash()?.text).toBe(
      'It is for these roles: Super admin and Admin. Your role is Read-only.',
    )
  },
}

/** "Any unknown path shows a not-found page". */
export const UnknownPath: Story = {
  tags: ['!dev'],
  args: { path: '/client/x' },
  play: shows(notFound.heading),
}
