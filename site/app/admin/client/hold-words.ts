import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the legal holds on a client and on one of its documents. */
export const holdWords = inLocale({
  en: {
    heading: 'Legal hold',
    text: 'While a hold is on the client, nothing of the client is erased: not by us, not by the client, and not when its period is over. A hold on a document keeps only that document.',
    notLoaded: 'The legal holds could not be loaded.',
    none: 'No legal hold was set.',
    /** Before the name of the document that a hold is on. */
    on: 'Document:',
    set: (name: string, moment: string) => `Set by ${name}, ${moment}`,
    ended: (name: string, moment: string, reason: string) => `Ended by ${name}, ${moment}: ${reason}`,
    formerStaff: 'a former colleague',
    add: 'Set a legal hold',
    end: 'End',
    endOf: (reason: string) => `End the hold: ${reason}`,
    reason: 'Reason',
    saving: 'Saving…',
    ofDocument: {
      text: 'While a hold is on this document, it is not erased: not by us, not by the client, and not when its period is over. The client sees that there is a hold, but not why.',
      none: 'No legal hold was set on this document.',
      /** Of the dialog that sets one. */
      title: 'Set a legal hold on this document',
      clientHeld: 'There is also a legal hold on the client, so nothing of the client is erased.',
    },
    setting: {
      title: 'Set a legal hold',
      description: 'Name the notice, the summons or the case, with its date. Only the staff reads it.',
      submit: 'Set the hold',
      done: 'Legal hold set',
      failed: 'The hold was not set.',
    },
    ending: {
      title: 'End the legal hold',
      description: (reason: string) => `Set for: ${reason}`,
      submit: 'End the hold',
      done: 'Legal hold ended',
      failed: 'The hold was not ended.',
    },
  },
})
