import { inLocale } from '@anupalan/server/contract/core/locale'

/**
 * Toasts of signing in, registering and signing out, in the specification's words. A failure carries the server's own
 * message as its text.
 */
export const accountMessages = inLocale({
  en: {
    loggedIn: (name: string) => ({ title: 'Login successful', text: `Welcome back, ${name}!` }),
    loginFailed: { title: 'Login failed' },
    registered: (name: string) => ({
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
  },
})
