import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the page of a client in the admin area. */
export const clientWords = inLocale({
  en: {
    missing: {
      heading: 'No client chosen',
      text: 'The address of this page names no client. Open a client from a list of clients.',
    },
    notLoaded: 'The client could not be loaded.',
    consultant: (name: string) => `Consultant: ${name}`,
    noConsultant: 'No consultant yet',
    overdue: (count: number) => (count === 1 ? '1 task overdue' : `${count} tasks overdue`),
    overdueAtLeast: (count: number) => `${count} tasks overdue or more`,
    nothingOverdue: 'Nothing overdue',
    view: 'See the portal as the client',
    tabs: {
      label: 'Parts of the client’s file',
      overview: 'Overview',
      members: 'Members',
      tasks: 'Tasks',
      documents: 'Documents',
      notes: 'Notes',
    },
    conflict: {
      /** Under a field, before what somebody else has saved there. */
      storedNow: 'Stored meanwhile:',
      nothing: 'nothing',
      kept: 'Your entries are kept. What differs from the stored version says so under its field. Save again to replace it.',
    },
    yes: 'Yes',
    no: 'No',
    none: 'None',

    profile: {
      heading: 'Profile',
      text: 'The statutory dates of the client follow from it.',
      name: 'Client name',
      pan: 'PAN',
      gstin: 'GSTIN',
      noIdentifier: 'Not known',
      /** In lists, which show the last four characters. */
      panEnd: (end: string) => `PAN …${end}`,
      gstinEnd: (end: string) => `GSTIN …${end}`,
      duplicate: 'It is another client: save it all the same',
      duplicateHelp: 'For a person and their proprietorship, who have one PAN.',
      constitution: 'Constitution',
      state: 'State',
      gst: 'GST returns',
      filing: 'Income tax return',
      advanceTax: 'Advance tax',
      turnover: 'Turnover of the year',
      tdsDeductor: 'Deducts tax at source',
      payroll: 'Payroll registrations',
      consultant: 'Consultant',
      nobody: 'Nobody',
      edit: 'Edit profile',
      title: 'Edit profile',
      description: 'Open statutory tasks change with it at once.',
      save: 'Save profile',
      saving: 'Saving…',
      saved: 'Profile saved',
      failed: 'The profile was not saved.',
      staffNotLoaded: 'The list of consultants could not be loaded.',
    },

    /** Above each part of the file; the other words of holds are with their list. */
    holds: {
      banner: (count: number) => (count === 1 ? 'A legal hold stands.' : `${count} legal holds stand.`),
      effect: 'Nothing of this client is erased until it ends. The client is not told the reason.',
    },
  },
})
