import { inLocale } from '@anupalan/server/contract/core/locale'

/**
 * Toasts of login, registration and logout, in the specification's words. The text of a failure is the server's
 * message.
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
      /** If the server sent no message. */
      text: 'Registration is currently restricted. Please contact the provider for account creation.',
    },
    loggedOut: {
      title: 'Logged out successfully',
      text: 'You have been logged out of your account.',
    },
    logoutFailed: { title: 'Logout failed' },
    /** If the server could not be reached. */
    logoutOffline: 'You are still logged in. Please check your connection and try again.',
    wrongRole: {
      title: 'Not open to your account',
      text: 'Your account does not include that page, so this is the home page instead.',
    },
  },
})
