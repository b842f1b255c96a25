import { Card } from '@anupalan/design-system/card'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { NetworkError } from '@anupalan/server/contract/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { applicationForm } from '../words.ts'
import ApplicationForm from './application-form.island.tsx'
import { applicationFormStates } from './application-form.states.ts'

interface Args {
  state: string
}

const { submission } = applicationFormStates.frozen('sending').context

const meta = {
  title: 'Pages/Careers/Applications/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '64rem' } } },
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '36rem' }}>
      <Card surface="sheet">
        <Stack gap="lg">
          <Heading level={2} size="title" id="application-heading">
            {applicationForm.heading}
          </Heading>
          <ApplicationForm
            opening="gst-associate"
            snapshot={applicationFormStates.frozen(state, {
              submission,
              fraction: 0.42,
              error: new NetworkError('offline'),
            })}
          />
        </Stack>
      </Card>
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is in flight. */
export const Idle: Story = { tags: ['mobile'], args: { state: 'idle' } }

/** The file is checked before anything is sent. */
export const Checking: Story = { args: { state: 'checking' } }

/** In flight, with its progress. */
export const Sending: Story = { args: { state: 'sending' } }

/** Not acknowledged: the reason and a button to retry; the input is kept. */
export const Failed: Story = { args: { state: 'failed' } }

/** Stored: the reference replaces the form. */
export const Sent: Story = { args: { state: 'sent' } }
