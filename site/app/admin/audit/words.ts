import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the audit trail. */
export const auditWords = inLocale({
  en: {
    heading: 'Audit trail',
    lead: 'Who did what, and when. Entries never change; the names in them are erased after a year.',
    entries: 'Entries',
    verification: {
      heading: 'Verification',
      right: 'Right',
      rightText: (entries: number, when: string) =>
        entries === 1
          ? `1 entry, without a gap and unchanged. Verified ${when}.`
          : `${entries.toLocaleString('en-IN')} entries, without a gap and unchanged. Verified ${when}.`,
      none: 'Not verified yet',
      noneText: 'It is verified once a day.',
      fault: {
        changed: (entry: string) => `Entry ${entry} was changed.`,
        removed: (entry: string) => `Entry ${entry} was removed.`,
        inserted: (entry: string) => `Entry ${entry} was put in later.`,
        reordered: (entry: string) => `Entry ${entry} is not in its place.`,
        truncated: (entry: string) => `The trail is cut off at entry ${entry}.`,
      },
      faultText: (entries: number, when: string) =>
        `${entries.toLocaleString('en-IN')} entries before it are right. Verified ${when}. Please tell whoever looks after the server, and change nothing until then.`,
      notLoaded: 'Whether the trail is right could not be loaded.',
    },
    filters: {
      person: 'Person',
      personHelp: 'A whole user name: who did it, or to whom it was done.',
      client: 'Client',
      noClient: 'No client is found by this.',
      clientsNotLoaded: 'The clients could not be loaded.',
      action: 'What was done',
      anyAction: 'Anything',
      further: 'By client and date',
      from: 'From',
      to: 'To',
      clear: 'Clear the search',
    },
    columns: {
      action: 'What was done',
      at: 'When',
      actor: 'Done by',
      user: 'Done to',
      client: 'Client',
      details: 'Details',
      /** Of the one column of a phone. */
      phone: 'Entry, the newest first',
    },
    /** Somebody who was not signed in. */
    visitor: 'Not signed in',
    /** A job or a command. */
    server: 'The server',
    erased: 'Erased',
    erasedClient: 'Erased client',
    nothing: 'None',
    network: (network: string) => `from ${network}`,
    notLoaded: 'The entries could not be loaded.',
    count: (count: number, hasMore: boolean) =>
      hasMore ? `${count} entries shown, there are more` : count === 1 ? '1 entry' : `${count} entries`,
    none: 'Nothing is recorded yet.',
    noneFound: 'No entry is found by this. Take one of the conditions away.',
    more: 'Show more entries',
    loadingMore: 'Loading…',
    export: {
      heading: 'Export',
      text: 'All entries that the search above finds, as a table for Excel. The export is recorded too.',
      label: 'Download as CSV',
    },
  },
})
