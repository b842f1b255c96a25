/** Words that all screens around signing in share. The rules of fields, and what the server answers, are in the contract. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const authWords = inLocale({
  en: {
    fields: {
      signInName: { label: 'User name or email' },
      username: {
        label: 'User name',
        description: 'Small letters, digits, dots, hyphens and underscores. You sign in with it.',
      },
      fullName: { label: 'Full name' },
      email: { label: 'Email' },
      password: { label: 'Password' },
      newPassword: {
        label: 'New password',
        description: 'At least 12 characters. A sentence that only you would write is good.',
      },
    },
    /** The strength of a new password, while it is typed. */
    strength: {
      short: (missing: number) =>
        missing === 1 ? 'Too short: 1 more character.' : `Too short: ${missing} more characters.`,
      long: 'Too long: at most 200 characters.',
      repeated: 'Easy to guess: use more different characters.',
      fair: 'Long enough. A few more words make it stronger.',
      good: 'Good.',
      strong: 'Strong.',
    },
    /** Why something failed, if the server gave no reason. */
    failure: {
      title: 'That did not work.',
      marked: 'Please correct the marked fields.',
      offline:
        'We could not reach our server. Please check your connection and try again. What you typed is still here.',
      unexpected: 'Something went wrong. Please try again. What you typed is still here.',
      /** After the message of a limit. @param time such as `4:32 pm` */
      tryFrom: (time: string) => `You can try again from ${time}.`,
    },
    unloaded: {
      heading: 'This page could not be loaded.',
      retry: 'Try again',
    },
    /** A mailed link that is not valid any more. */
    linkEnded: { heading: 'This link does not work any more.' },
    toSignIn: 'Go to the login',
    toDashboard: 'Go to your dashboard',
    /** Beside every form. */
    aside: {
      heading: 'Good to know',
      points: [
        'Nobody at our office will ever ask for your password or a code, not by phone and not by mail.',
        'Links in our mails work only once. If yours does not work any more, the page that it opens says how to get a new one.',
      ],
      help: 'Stuck? Ask us',
    },
  },
})
