import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the server's health. */
export const healthWords = inLocale({
  en: {
    heading: 'Server health',
    lead: (when: string) => `Mail, backups, storage and background work, as they were ${when}.`,
    again: 'Refresh',
    notLoaded: 'The health of the server could not be loaded.',
    mail: {
      heading: 'Mail',
      queued: 'Waiting',
      sending: 'Being sent',
      retried: 'Failed, tried again',
      refused: 'Rejected',
      oldest: (when: string) => `The mail that has waited longest was written ${when}.`,
      failed: 'Mail that was not sent',
      none: 'Every mail was sent or is on its way.',
      more: (shown: number, all: number) => `${shown} of ${all} are shown, the newest first.`,
      columns: {
        subject: 'Mail',
        to: 'To',
        error: 'Error',
        attempts: 'Attempts',
        createdAt: 'Written',
        next: 'Next attempt',
        decision: 'Decision',
      },
      rejected: 'None, it was rejected',
      phone: {
        to: (address: string) => `To ${address}`,
        written: (when: string, attempts: number) =>
          `Written ${when}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`,
        next: (when: string) => `Next attempt: ${when}`,
        rejected: 'Rejected, so there is no further attempt.',
      },
    },
    decisions: {
      retry: {
        open: 'Send again',
        openNamed: (subject: string) => `Send again: ${subject}`,
        title: 'Send this mail again?',
        submit: 'Send again',
        submitting: 'Saving…',
        done: 'The mail is sent again.',
        failed: 'The mail is not sent again.',
      },
      drop: {
        open: 'Drop',
        openNamed: (subject: string) => `Drop: ${subject}`,
        title: 'Drop this mail?',
        submit: 'Drop the mail',
        submitting: 'Dropping…',
        done: 'The mail is dropped.',
        failed: 'The mail is not dropped.',
      },
      about: (subject: string, to: string) => `“${subject}” to ${to}`,
      dropText: 'It is erased and never sent. This cannot be undone.',
      reason: 'Reason',
      reasonHelp: 'It stands in the audit trail.',
    },
    jobs: {
      heading: 'Background work',
      none: 'No work has run yet.',
      right: 'Everything ran when it should.',
      faults: 'Work that fails or is late',
      all: (count: number) => `The last run of each (${count})`,
      phone: {
        ran: (when: string, every: string) => `Last run ${when}. Runs every ${every}.`,
        succeeded: (when: string) => `Last success: ${when}`,
      },
      columns: {
        name: 'Work',
        state: 'State',
        ranAt: 'Last run',
        every: 'Runs every',
        succeededAt: 'Last success',
      },
      states: { right: 'OK', failed: 'Failed', late: 'Late' },
      never: 'Never',
      every: {
        seconds: (count: number) => (count === 1 ? 'second' : `${count} seconds`),
        minutes: (count: number) => (count === 1 ? 'minute' : `${count} minutes`),
        hours: (count: number) => (count === 1 ? 'hour' : `${count} hours`),
        days: (count: number) => (count === 1 ? 'day' : `${count} days`),
      },
    },
    backup: {
      heading: 'Backup',
      never: 'None yet',
      neverText: 'Run “npm run backup” on the server, every day, to a place that is not on the server.',
      fresh: 'OK',
      old: 'Too old',
      age: (hours: number) =>
        hours < 1
          ? 'Less than an hour old.'
          : hours < 48
            ? hours === 1
              ? '1 hour old.'
              : `${hours} hours old.`
            : `${Math.floor(hours / 24)} days old.`,
      made: (when: string) => `Made ${when}.`,
    },
    storage: {
      heading: 'Storage',
      files: 'Files',
      fileBytes: 'Size of the files',
      databaseBytes: 'Size of the database',
    },
    versions: {
      heading: 'Versions',
      product: 'Product',
      node: 'Node.js',
      database: 'Database',
      schema: 'Database schema',
    },
  },
})
