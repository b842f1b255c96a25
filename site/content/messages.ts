/** What the site says after something was done or refused: toasts and alerts, in the specification's words. */

export interface Message {
  title: string
  text?: string
}

export const enquiryMessages = {
  sent: { title: 'Message sent!', text: "We've received your inquiry and will respond shortly." },
  failed: {
    title: 'Error sending message',
    text: 'Please try again or contact us directly via phone.',
  },
} as const satisfies Record<string, Message>

export const feedbackMessages = {
  failed: { title: 'Error', text: 'Failed to submit feedback. Please try again later.' },
} as const satisfies Record<string, Message>

/** Failures of an account carry the server's own message as their text. */
export const accountMessages = {
  loggedIn: (name: string): Message => ({ title: 'Login successful', text: `Welcome back, ${name}!` }),
  loginFailed: { title: 'Login failed' },
  registered: (name: string): Message => ({
    title: 'Registration successful',
    text: `Account created for ${name} successfully.`,
  }),
  registrationUnavailable: {
    title: 'Registration unavailable',
    /** Where the server gave no message of its own. */
    text: 'Registration is currently restricted. Please contact the provider for account creation.',
  },
  loggedOut: {
    title: 'Logged out successfully',
    text: 'You have been logged out of your account.',
  },
  logoutFailed: { title: 'Logout failed' },
  wrongRole: {
    title: 'Not open to your account',
    text: 'Your account does not include that page, so this is the home page instead.',
  },
} as const

export const newsletter = {
  emptyEmail: 'Please enter your email address.',
  thanks: 'Thank you. The newsletter has not started yet; our articles can be followed by RSS.',
} as const
