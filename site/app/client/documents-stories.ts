/** What the stories of the list of documents and of one document share: the page, and the mocked state. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { pageParameters, signingIn, visit } from '../../ui/story-helpers.tsx'
import { Application } from '../application.tsx'
import type { DocumentsMockState } from './sample-documents.ts'
import { asha } from './sample-tasks.ts'

export const list = '/client/documents?client=rao-textiles'

/** For the `meta` of each file, beside its title and tags, which Storybook reads without running the file. */
export const documentsMeta = {
  component: Application,
  args: { path: list, onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>

export type Story = StoryObj<typeof documentsMeta>

/** Signs a client in on the mocked API, and fills its state. */
export const signedIn = signingIn<DocumentsMockState>(asha)
