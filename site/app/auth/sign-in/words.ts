/** Words of the sign-in. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

export const signInWords = inLocale({
  en: {
    client: {
      heading: 'Client login',
      lead: 'Your papers, tasks and due dates, in one place.',
      other: { before: 'You work at our office?', label: 'Staff login', href: '/admin/login' },
    },
    staff: {
      heading: 'Staff login',
      lead: `For the staff of ${firm.name}.`,
      other: { before: 'You are a client?', label: 'Client login', href: '/auth' },
    },
    submit: 'Sign in',
    submitting: 'Signing in…',
    forgotten: 'Forgotten your password?',
    or: 'or',
    passkey: 'Sign in with a passkey',
    passkeyWaiting: 'Waiting for your passkey…',
    passkeyCancel: 'Cancel',
    passkeyFailed: 'Your passkey was not used. Please try again, or sign in another way.',
    newHere: 'New here?',
    register: 'Create an account',
    /** The second step. */
    code: {
      heading: 'One more step',
      lead: 'Your password is correct. Now please confirm that it is you.',
      label: 'Code',
      recoveryLabel: 'Recovery code',
      description: 'The six digits that your authenticator app shows, or one of your recovery codes.',
      recoveryDescription: 'One of the recovery codes that you saved.',
      submit: 'Continue',
      submitting: 'Checking…',
      passkey: 'Use a passkey',
      restart: 'Use another account',
      /** Without a code of an app and without a recovery code. */
      lost: 'Lost your phone and your recovery codes? Our office can give you access again; it takes a day.',
    },
  },
})
