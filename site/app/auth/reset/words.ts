/** Words of setting a new password by a mailed link. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const resetWords = inLocale({
  en: {
    request: {
      heading: 'Reset your password',
      lead: 'We send a link to the email address of your account. Open it to choose a new password.',
      submit: 'Send the link',
      submitting: 'Sending…',
      done: {
        heading: 'Check your mail',
        text: 'If there is such an account, we are sending it a link. The link works once, within 60 minutes.',
        missing: 'No mail after some minutes? Check the spam folder, check the name, and try again.',
        again: 'Try another name',
      },
      signIn: 'Back to the login',
    },
    choose: {
      heading: 'Choose a new password',
      lead: (username: string) => `For the account ${username}.`,
      submit: 'Save the new password',
      submitting: 'Saving…',
      done: {
        heading: 'Your new password is saved.',
        text: 'You were logged out everywhere. Please sign in with the new password.',
      },
      ended: 'Ask for a new link',
    },
  },
})
