/** What the stories of the list of clients share: its page, the mocked state, and steps. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { imran } from '../../sample-staff.ts'
import type { ClientsMockState } from './sample-clients.ts'
import { rosterWords as words } from './words.ts'

/** For the `meta` of each file, beside its title and tags, which Storybook reads without running the file. */
export const clientsMeta = {
  component: Application,
  args: { path: '/admin/clients', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>

export type Story = StoryObj<typeof clientsMeta>
export type Context = Parameters<NonNullable<Story['play']>>[0]
type Canvas = Context['canvas']

/** Signs a member of the staff in on the mocked API, and fills its state. */
export const signedIn = signingIn<ClientsMockState>(imran)

/** Signed in although the API fails. */
export const failing = {
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: imran } }),
    ),
  },
  globals: { mock: 'failing' },
} satisfies Story

export const counted = (canvas: Canvas, count: number, hasMore = false) =>
  canvas.findByText(words.count(count, hasMore), undefined, soon)

/** A row of the grid, which has replaced the native table by then. */
export const findRow = async (canvas: Canvas, name: RegExp) => {
  await canvas.findByRole('grid', undefined, soon)
  return canvas.findByRole('row', { name }, soon)
}

/** Names of the rows, from the first to the last. */
export const namesOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(within(row).getByRole('rowheader')).getByRole('link').textContent)
