import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryFrame } from '../story-frame.test-helper.tsx'
import { SignIn } from './sign-in.tsx'
import { wrongCode, wrongPassword } from './sign-in.samples.ts'
import { signInStates } from './sign-in.states.ts'
import { signInWords } from './words.ts'

interface Args {
  state: string
  /** Why the last attempt failed. */
  failure?: unknown
}

const { client } = signInWords

const meta = {
  title: 'Pages/Sign-in/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: ({ state, failure }: Args) => (
    <StoryFrame>
      <SignIn
        heading={client.heading}
        lead={client.lead}
        foot={null}
        snapshot={signInStates.frozen(state, failure === undefined ? {} : { failure })}
      />
    </StoryFrame>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** User name and password. */
export const PasswordIdle: Story = { tags: ['mobile', 'dark'], args: { state: 'password.idle' } }

/** The password is being checked: the button says so and ignores a second press. */
export const PasswordSending: Story = { args: { state: 'password.sending' } }

/** The server's reason stays on the page after its toast. */
export const PasswordIdleFailed: Story = {
  tags: ['mobile', 'dark'],
  args: { state: 'password.idle, failed', failure: wrongPassword },
}

/** The browser asks for a passkey. */
export const PasswordPasskey: Story = { args: { state: 'password.passkey' } }

/** The password was right; a second factor must follow. */
export const CodeIdle: Story = { tags: ['mobile', 'dark'], args: { state: 'code.idle' } }

/** The code is being checked. */
export const CodeSending: Story = { args: { state: 'code.sending' } }

/** A wrong code: the message is at its field. */
export const CodeIdleFailed: Story = { args: { state: 'code.idle, failed', failure: wrongCode } }

/** The browser asks for a passkey as the second factor. */
export const CodePasskey: Story = { args: { state: 'code.passkey' } }

/** The session has its user; the guard around the login redirects. */
export const SignedIn: Story = { args: { state: 'signed in' } }
