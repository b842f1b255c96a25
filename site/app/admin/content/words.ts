import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the content that the staff changes itself. */
export const contentWords = inLocale({
  en: {
    heading: 'Website content',
    lead: 'What public pages say for some days only. A change is live within a second.',
    cancel: 'Cancel',
    announcements: {
      heading: 'Announcements',
      text: 'One line above every public page. If several cover a day, the one that began last is shown.',
      notLoaded: 'The announcements could not be loaded.',
      none: 'There is no announcement. Public pages begin with the header.',
      list: 'Announcements',
      add: 'Add an announcement',
      days: (from: string, until: string) => (from === until ? `On ${from}` : `${from} to ${until}`),
      leadsTo: (href: string) => `Leads to ${href}`,
      status: { shown: 'Shown now', planned: 'Planned', covered: 'Covered by a later one', over: 'Over' },
      edit: 'Edit',
      editLabel: (text: string) => `Edit: ${text}`,
      remove: {
        label: 'Remove',
        ariaLabel: (text: string) => `Remove: ${text}`,
        question: 'Remove this announcement?',
        submit: 'Remove',
        submitting: 'Removing…',
        failed: 'The announcement was not removed.',
        done: 'Announcement removed',
      },
      form: {
        add: 'Add an announcement',
        edit: 'Edit the announcement',
        text: 'Text',
        textHelp: 'At most 140 characters.',
        href: 'Link',
        hrefHelp: 'A page of this site, such as /pricing, or another address that begins with https://.',
        from: 'First day',
        until: 'Last day',
        preview: 'Preview',
        empty: 'Your text appears here.',
        save: 'Save',
        saving: 'Saving…',
        failed: 'The announcement was not saved.',
        newest: (text: string, days: string) =>
          `The newest version is: “${text}”, ${days}. What you typed is still here. If you save again, it replaces that version.`,
        done: 'Announcement saved',
      },
    },
  },
})
