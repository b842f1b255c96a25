import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataProvider } from '../data/data-provider.tsx'
import { SessionProvider } from '../../session/session.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { DataExport } from './data-export.tsx'
import { dataExportStates } from './data-export.states.ts'

interface Args {
  state: string
}

const session = createSessionStore()

const meta = {
  title: 'Pages/Data export/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  render: ({ state }: Args) => (
    <SessionProvider store={session}>
      <DataProvider>
        <DataExport
          receive={() => Promise.resolve(new Blob())}
          fileName={() => 'My data.zip'}
          snapshot={dataExportStates.frozen(state)}
        />
      </DataProvider>
    </SessionProvider>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was downloaded yet. */
export const Idle: Story = { args: { state: 'idle' } }

/** The server writes the file. */
export const Preparing: Story = { args: { state: 'preparing' } }

/** What has arrived is counted; the end is not known. */
export const PreparingReceiving: Story = {
  tags: ['dark', 'mobile', 'rtl', 'forced-colors'],
  args: { state: 'preparing, receiving' },
}

/** Stopped by the user. */
export const Stopped: Story = { tags: ['mobile'], args: { state: 'stopped' } }

/** The file did not arrive, and why. */
export const Failed: Story = { tags: ['dark', 'mobile'], args: { state: 'failed' } }

/** The browser has the file. */
export const Saved: Story = { tags: ['mobile'], args: { state: 'saved' } }
