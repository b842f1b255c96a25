/** Texts of mails about accounts. None contains what a visitor typed. */
import { inLocale } from '@anupalan/server/contract/core/locale'

const MINUTES_OF_DAY = 24 * 60

const lifetimeInWords = (minutes: number) =>
  minutes < MINUTES_OF_DAY ? `${minutes} minutes` : `${minutes / MINUTES_OF_DAY} days`

export const accountWords = inLocale({
  en: {
    worksFor: (minutes: number) => `The link works once, within ${lifetimeInWords(minutes)}.`,
    notYou: 'If you did not ask for this, please ignore this mail. Nothing has changed.',
    notYouUrgent: 'If this was not you, please reset your password now and tell us.',
    facts: {
      username: 'User name',
      when: 'When',
      device: 'Browser',
      network: 'Network',
      newEmail: 'New email address',
    },
    passwordReset: {
      subject: 'Set a new password',
      text: 'Someone asked to set a new password for your account.',
      link: (username: string) => `Set a new password for ${username}`,
    },
    emailConfirmation: {
      subject: 'Confirm your email address',
      text: 'Please confirm that this is your email address. Then you can sign in.',
      link: 'Confirm my email address',
    },
    emailChange: {
      old: {
        subject: 'Confirm the change of your email address',
        text: 'Someone asked to change the email address of your account. It changes only after you confirm it from this mail and from the mail to the new address.',
        link: 'Yes, change my email address',
      },
      new: {
        subject: 'Confirm your new email address',
        text: 'Please confirm that this is your new email address. We use it after you confirm it from this mail and from the mail to the old address.',
        link: 'Confirm my new email address',
      },
      done: {
        subject: 'Your email address was changed',
        text: 'Mail about your account now goes to your new email address.',
      },
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and you were logged out everywhere else.',
    },
    newDevice: {
      subject: 'A sign-in with a new browser',
      text: 'Someone signed in to your account with a new browser.',
    },
    secondFactor: {
      added: {
        subject: 'A second step was added to your sign-in',
        text: 'A passkey or one-time codes were added to your account.',
      },
      removed: {
        subject: 'A second step was removed from your sign-in',
        text: 'A passkey or one-time codes were removed from your account.',
      },
    },
    invitation: {
      subject: (practice: string) => `Your account with ${practice}`,
      text: (practice: string) =>
        `${practice} has made an account for you. Choose a user name and a password to start using it.`,
      link: 'Accept the invitation',
      account: (username: string) => `Open your account, ${username}`,
    },
    recovery: {
      subject: 'Your account is being recovered',
      text: 'Someone asked our staff to move your account to another email address. It takes effect 24 hours after a second person of our staff approves it.',
      link: 'Stop this: it was not me',
      done: {
        subject: 'Access to your account',
        text: 'Our staff has recovered your account. Set a new password to sign in. Your passkeys and one-time codes were removed. Please add them again.',
      },
    },
    signature: 'You get this mail because you have an account with us. We never ask for your password.',
  },
})
