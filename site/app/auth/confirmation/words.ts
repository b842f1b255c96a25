/** Words of links in mails that need one press. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const confirmationWords = inLocale({
  en: {
    email: {
      heading: 'Confirm your email address',
      lead: 'Press the button to confirm that this address is yours. Then you can sign in.',
      submit: 'Confirm my email address',
      submitting: 'Confirming…',
      done: { heading: 'Your email address is confirmed.', text: 'You can sign in now.' },
      ended: 'To get a new link, sign in: we then send the mail once more.',
    },
    emailChange: {
      heading: 'Change your email address',
      lead: 'Press the button to confirm the change. Your address changes when you have confirmed it from both the old and the new one.',
      submit: 'Confirm the change',
      submitting: 'Confirming…',
      done: {
        heading: 'Your email address is changed.',
        text: 'Mail about your account now goes to the new address.',
      },
      half: {
        heading: 'One address has confirmed.',
        text: 'Please open the link in the mail to the other address as well. Until then nothing changes.',
      },
      ended: 'To get new links, change the address in your account once more.',
    },
    recovery: {
      heading: 'Stop the recovery of your account',
      lead: 'Our office was asked to send access to your account to another email address. If that was not you, stop it here.',
      submit: 'Stop the recovery',
      submitting: 'Stopping…',
      done: {
        heading: 'The recovery is stopped.',
        text: 'Nothing has changed in your account. If you do not know who asked, please tell us and choose a new password.',
      },
      ended: 'If you did not ask for a recovery, please call our office now.',
    },
  },
})
