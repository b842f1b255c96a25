import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { pageParameters, signingIn, soon, visit } from '../../../ui/story-helpers.tsx'
import { Application } from '../../application.tsx'
import { dataWords } from '../../data/words.ts'
import { kavita } from '../../sample-staff.ts'
import { addSome, addVeryMany, type QuestionsMockState } from './sample-questions.ts'
import { questionsWords as words } from './words.ts'

const meta = {
  title: 'Pages/Admin/Questions',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/admin/questions', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

const signedIn = signingIn<QuestionsMockState>(kavita)

/** Topics without an answer first, and what people let us keep. */
export const Some: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addSome),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: words.topics.heading }, soon))
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^Other210/)
    await expect(table.getByRole('row', { name: /GST/ })).toHaveTextContent('Something is missing')
    await expect(canvas.getByText(/job worker/)).toBeVisible()
  },
}

/** Nobody has asked. */
export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.topics.none, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(words.kept.none)).toBeVisible()
  },
}

/** As many texts as are listed, one without a space. */
export const VeryMany: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: signedIn(addVeryMany),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: words.kept.heading }, soon))
    await expect(table.getAllByRole('row')).toHaveLength(101)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** For reading too: there is nothing to change. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addSome, { ...kavita, role: 'readonly' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/job worker/, undefined, soon)).toBeVisible()
  },
}

/** The server fails. */
export const NotLoaded: Story = {
  tags: ['!dev'],
  args: {
    session: createSessionStore(
      sessionMachine.resolveState({ value: 'signed in', context: { user: kavita } }),
    ),
  },
  globals: { mock: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notLoaded, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('button', { name: dataWords.retry })).toBeVisible()
  },
}
