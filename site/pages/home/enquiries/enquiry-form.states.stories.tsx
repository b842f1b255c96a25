import { Card } from '@anupalan/design-system/card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drafts } from './draft.ts'
import EnquiryForm from './enquiry-form.island.tsx'
import { enquiryFormStates } from './enquiry-form.states.ts'

interface Args {
  state: string
}

const { enquiry } = enquiryFormStates.frozen('submitting').context.submission!

const meta = {
  title: 'Pages/Home/Enquiries/States',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '56rem' } } },
  render: ({ state }: Args) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Card surface="sheet">
        <EnquiryForm snapshot={enquiryFormStates.frozen(state)} />
      </Card>
    </div>
  ),
  beforeEach: ({ args: { state } }) => {
    drafts.clear()
    // The draft is kept until the enquiry is stored.
    if (state === 'submitting' || state === 'error') drafts.write({ ...enquiry, privacy: 'on' })
    return () => drafts.clear()
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is in flight. */
export const Idle: Story = { tags: ['mobile'], args: { state: 'idle' } }

/** In flight: the button says so and ignores a second press. */
export const Submitting: Story = { args: { state: 'submitting' } }

/** Stored: the form is empty again, the reference and the link stay. */
export const Success: Story = { tags: ['dark'], args: { state: 'success' } }

/** Not acknowledged: a toast is shown, and the input is kept. */
export const Error: Story = { tags: ['dark'], args: { state: 'error' } }
