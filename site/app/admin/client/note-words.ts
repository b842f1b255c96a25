import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the firm’s own notes about a client. */
export const noteWords = inLocale({
  en: {
    heading: 'Notes',
    text: 'Only our staff sees these notes. The client never does.',
    notLoaded: 'The notes could not be loaded.',
    none: 'Nothing is noted about this client yet.',
    label: 'New note',
    add: 'Add note',
    adding: 'Adding…',
    added: 'Note added',
    notAdded: 'The note was not added.',
    formerStaff: 'A former member of our staff',
    changed: (moment: string) => `changed ${moment}`,
    edit: 'Edit',
    editOf: (author: string, moment: string) => `Edit the note of ${author}, ${moment}`,
    editTitle: 'Edit note',
    field: 'Note',
    save: 'Save note',
    saving: 'Saving…',
    saved: 'Note saved',
    failed: 'The note was not saved.',
    remove: 'Erase',
    question: 'Erase this note?',
    warning: 'It cannot be brought back.',
    removing: 'Erasing…',
    notRemoved: 'The note was not erased.',
    removed: 'Note erased',
    more: 'Show older notes',
    loadingMore: 'Loading…',
  },
})
