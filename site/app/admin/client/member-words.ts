import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the members of a client. */
export const memberWords = inLocale({
  en: {
    heading: 'Members',
    text: 'Who may see this client’s file in the portal. The staff sees it without being a member.',
    notLoaded: 'The members could not be loaded.',
    none: 'Nobody may see this client’s file yet. Whoever accepts an invitation is listed here.',
    since: (day: string) => `Since ${day}`,
    access: 'Access',
    accessOf: (name: string) => `Access of ${name}`,
    accessHelp: {
      full: 'Sees everything, sends documents, completes tasks and approves.',
      limited: 'Reads, comments and sends documents.',
    },
    accessChanged: (name: string, access: string) => `${name} now has: ${access}`,
    notChanged: 'The access was not changed.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}…`,
    question: (name: string) => `Remove ${name}?`,
    warning: 'The person sees nothing of this client from the next page on. The account stays.',
    removing: 'Removing…',
    notRemoved: 'The member was not removed.',
    removed: (name: string) => `${name} was removed`,
    invite: {
      open: 'Invite a person',
      title: 'Invite a person',
      description:
        'We send a link by mail, which works for seven days. Whoever accepts it sees everything of this client.',
      fullName: 'Full name',
      email: 'Email',
      submit: 'Send invitation',
      submitting: 'Sending…',
      failed: 'The invitation was not sent.',
      done: (email: string) => `Invitation sent to ${email}`,
    },
    add: 'Add an account',
    addTitle: 'Add an account',
    addDescription: 'For a person who has an account as a client already.',
    account: 'User name or email',
    accountMissing: 'Please enter a user name or an email address.',
    accountUnknown: 'No account of a client has this user name or email address.',
    submit: 'Add account',
    submitting: 'Adding…',
    notAdded: 'The account was not added.',
    added: (name: string) => `${name} may now see this client`,
  },
})
