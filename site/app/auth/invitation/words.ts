/** Words of accepting an invitation. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const invitationWords = inLocale({
  en: {
    heading: 'Accept your invitation',
    lead: (email: string) => `Your account for ${email}. Choose a user name and a password.`,
    submit: 'Create my account',
    submitting: 'Creating your account…',
    ended: 'An invitation works once, within seven days. Please ask our office for a new one.',
    /** There is an account with this address. */
    known: {
      heading: 'You have an account already',
      text: (email: string) =>
        `There is an account for ${email}. Sign in, and this invitation is added to it. Nothing in the account changes.`,
      signedInAs: (name: string) => `You are signed in as ${name}.`,
      join: (name: string) => `Accept as ${name}`,
      joining: 'Accepting…',
      separate: 'Make a separate account',
      separateHint: 'For another person who uses the same email address.',
      back: 'Use the account that I have',
    },
    joined: { title: 'Invitation accepted', text: 'It was added to your account.' },
  },
})
