import { inLocale } from '@anupalan/server/contract/core/locale'

const documents = (count: number) =>
  count === 1 ? '1 document' : `${count.toLocaleString('en-IN')} documents`
const clients = (count: number) => (count === 1 ? '1 client' : `${count.toLocaleString('en-IN')} clients`)

/** Words of the screen about how long papers are kept. */
export const retentionWords = inLocale({
  en: {
    heading: 'Retention',
    lead: 'How long papers of clients are kept, and which may go. Nothing on this list goes by itself: the practice decides.',

    due: {
      heading: 'May be erased',
      columns: {
        client: 'Client',
        papers: 'Papers',
        documents: 'Documents',
        since: 'Since',
        hold: 'Legal hold',
        choice: 'Choose',
      },
      /** On a phone, below the client. */
      phone: (papers: string, count: number) => `${papers}, ${documents(count)}`,
      since: (date: string) => `Since ${date}`,
      loading: 'Loading…',
      none: 'No paper of a client has passed its time.',
      noHold: 'None',
      held: 'On hold',
      notLoaded: 'What may be erased could not be loaded.',
      /** Nothing below an empty list: `none` is there. */
      count: (count: number, hasMore: boolean) =>
        hasMore
          ? `${count} lines shown, there are more`
          : count === 0
            ? ''
            : count === 1
              ? '1 line'
              : `${count} lines`,
      more: 'Show more',
      loadingMore: 'Loading…',
      choose: 'Choose lines to erase them. Lines under a legal hold cannot be chosen.',
      chooseAll: 'Choose all shown',
      chooseOf: (papers: string, client: string) => `${papers} of ${client}`,
      open: (count: number) => `Erase ${documents(count)}`,
    },

    erase: {
      question: (count: number, of: number) => `Erase ${documents(count)} of ${clients(of)}?`,
      warning:
        'They go with their files, versions, comments and entries of the activity, and cannot be brought back. A client under a legal hold is left. The audit trail keeps how many were erased, and by whom.',
      submit: (count: number) => `Erase ${documents(count)}`,
      submitting: 'Starting…',
      failed: 'Nothing was erased.',
      started: 'The documents are being erased',
    },

    jobs: {
      notLoaded: 'What is being erased could not be loaded.',
      running: 'Documents being erased',
      label: (count: number, of: number) => `${documents(count)} of ${clients(of)}`,
      progress: (done: number, count: number) => `${done} of ${clients(count)}`,
      earlier: (count: number) => `Erased in the last 30 days (${count})`,
      done: (done: number) => `Erased of ${clients(done)}`,
      stopped: (done: number, count: number) => `Stopped after ${done} of ${clients(count)}`,
      skipped: (count: number) => `${clients(count)} left: a legal hold, or other papers than were stated`,
      stop: 'Stop',
      stopOf: (name: string) => `Stop erasing ${name}`,
      stopping: 'Stopping…',
      notStopped: 'It was not stopped.',
    },

    periods: {
      heading: 'How long papers of clients are kept',
      columns: { papers: 'Papers', years: 'Kept', law: 'By law', change: 'Change' },
      years: (years: number, after: string) => `${years} years ${after}`,
      lawYears: (years: number) => `The law asks for ${years} years.`,
      set: (name: string, at: string, reason: string) => `Longer: ${reason} (${name}, ${at})`,
      formerStaff: 'Former staff',
      confirm: 'Not fully confirmed: check the law before you erase.',
      change: 'Change',
      changeOf: (papers: string) => `Change how long ${papers} are kept`,
      notLoaded: 'How long papers are kept could not be loaded.',
    },

    form: {
      title: (papers: string) => papers,
      description: (years: number) =>
        `The law asks for ${years} years. The practice may keep them longer, and never shorter.`,
      years: 'Years',
      reason: 'Reason',
      reasonHelp: 'It stands beside the period, and in the audit trail that it was changed.',
      submit: 'Save',
      submitting: 'Saving…',
      cancel: 'Cancel',
      failed: 'The period was not saved.',
      done: 'The period is saved',
      newest: (years: number, reason: string) =>
        `Now it is ${years} years: ${reason} Save again to replace that.`,
    },

    automatic: {
      heading: 'What goes by itself',
      lead: 'As the privacy policy promises. These periods are set with the site, not here.',
      columns: { what: 'What', howLong: 'How long', by: 'What ends it' },
    },
  },
})
