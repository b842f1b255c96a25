import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import SiteSideMenu from '../chrome/site-side-menu.island.tsx'
import { createSessionStore } from './session-store.ts'
import { SessionProvider } from './session.tsx'
import { sessionStates } from './session.states.ts'

interface Args {
  state: string
  /** Target of Client Login. */
  portal: string
}

const meta = {
  title: 'Pages/Session/States',
  tags: ['!autodocs'],
  args: { portal: '/auth' },
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  render: ({ state }: Args) => (
    <SessionProvider store={createSessionStore(sessionStates.frozen(state))}>
      <SiteSideMenu path="/" />
    </SessionProvider>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Client Login' })).toHaveAttribute('href', args.portal)
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Partial<Args>>

/** A public page without the hint of a session. */
export const Unasked: Story = { args: { state: 'unasked' } }

/** Until the response, as if signed out. */
export const Loading: Story = { args: { state: 'loading' } }

/** Links to the user's dashboard. */
export const SignedIn: Story = { args: { state: 'signed in', portal: '/client/dashboard' } }

/** The session has ended. */
export const SignedOut: Story = { args: { state: 'signed out' } }

/** The request failed: as if signed out. */
export const Failed: Story = { args: { state: 'failed' } }
