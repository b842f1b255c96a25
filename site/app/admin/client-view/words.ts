import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the portal as the staff sees it with a client’s eyes. */
export const clientViewWords = inLocale({
  en: {
    missing: {
      heading: 'No client chosen',
      text: 'The address of this page names no client. Open it from the page of a client.',
    },
    notLoaded: 'The view could not be opened.',
    banner: (name: string) => `You see the portal as ${name} sees it.`,
    /** Below the banner. */
    readOnly:
      'Shown as to a member with full access. You can only read: nothing can be sent, and nothing is marked as read or opened. That you looked is in the audit trail.',
    leave: 'Back to the client’s page',
    screens: 'Screens of the portal',
    screen: { dashboard: 'Dashboard', tasks: 'Tasks', documents: 'Documents' },
  },
})
