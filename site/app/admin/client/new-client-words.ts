import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the dialog that adds a client. */
export const newClientWords = inLocale({
  en: {
    open: 'Add a client',
    title: 'Add a client',
    description: 'Its statutory tasks follow from what you choose here. All of it can be changed later.',
    similar: 'We have clients with such a name. Is it one of them?',
    invite: 'Invite somebody to the portal',
    inviteHelp: 'We send an invitation by mail. Whoever accepts it sees this client’s file.',
    fullName: 'Full name of the person',
    email: 'Email of the person',
    submit: 'Add the client',
    submitting: 'Adding…',
    failed: 'The client was not added.',
    added: 'Client added',
    addedAndInvited: 'Client added, invitation sent',
  },
})
