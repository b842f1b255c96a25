/** Words of registration. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

export const registerWords = inLocale({
  en: {
    heading: 'Create an account',
    lead: 'For our clients. It takes a minute.',
    closed: {
      heading: 'Our office makes the accounts.',
      text: 'If you are a client, ask us for an invitation. We send it to your email address, and you choose your own password.',
      ask: { label: 'Ask for an invitation', href: '/#contact' },
    },
    submit: 'Create account',
    submitting: 'Creating your account…',
    signIn: { before: 'You have an account?', label: 'Sign in' },
    done: {
      heading: 'Confirm your email address',
      text: (email: string) =>
        `We have sent a mail to ${email}. Open the link in it within 60 minutes; then you can sign in.`,
      missing: 'No mail? Check the spam folder, or sign in: we then send it once more.',
    },
    notice: {
      heading: 'How we use what you enter',
      items: [
        {
          term: 'What',
          text: 'Your user name, full name, email address and password. We store the password in a form that nobody can read.',
        },
        { term: 'Why', text: 'To let you in, and to tell you about your account. Not for marketing.' },
        { term: 'How long', text: 'Until you delete your account, which you can do yourself at any time.' },
        {
          term: 'Withdraw, see, correct or erase',
          text: `In your account, or write to ${firm.grievance.email}. We answer within 30 days.`,
        },
        {
          term: 'Complain',
          text: `First to our ${firm.grievance.role.toLowerCase()}, ${firm.grievance.name}, at the same address; then to the Data Protection Board of India.`,
        },
      ],
    },
  },
})
