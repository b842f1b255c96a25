/** What the stories of a client share: its address, the mocked state, and steps. */
import { fn, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { documentsWords } from '../../client/documents/words.ts'
import { kavita } from '../../sample-staff.ts'
import type { ClientMockState } from './sample-client.ts'

export const page = '/admin/client?client=rao-textiles'

/** The arguments of a story of the documents, and of one document by its id. */
export const documentsPage = { path: `${page}&tab=documents` }
export const pageOf = (document: string) => ({ path: `${documentsPage.path}&document=${document}` })

/** The name of a field that may be empty. */
export const optional = (label: string) => `${label} (optional)`

/** For the `meta` of each file, beside its title and tags, which Storybook reads without running the file. */
export const clientMeta = {
  component: Application,
  args: { path: page, onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>

export type Story = StoryObj<typeof clientMeta>
export type Context = Parameters<NonNullable<Story['play']>>[0]
export type Canvas = Context['canvas']

/** Signs a member of the staff in on the mocked API, and fills its state. */
export const signedIn = signingIn<ClientMockState>(kavita)

export const stateOf = (loaded: Context['loaded']) => (loaded.api as { state: ClientMockState }).state

export const heading = (canvas: Canvas, name: string, level = 1) =>
  canvas.findByRole('heading', { level, name }, soon)

export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, soon))

export const findDialog = async ({ canvasElement }: Context, name: string, role = 'dialog') =>
  within(await within(canvasElement.ownerDocument.body).findByRole(role, { name }, soon))

/** The list of what the firm has delivered. */
export const deliveredBy = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: documentsWords.lists.staff.firm }, soon))
