import { inLocale } from '@anupalan/server/contract/core/locale'

/** Apart from the other texts of documents, because the dashboard shows documents too. */
export const documentRowWords = inLocale({
  en: {
    download: 'Download',
    downloadOf: (name: string) => `Download ${name}`,
    downloading: 'Downloading…',
    notDownloaded: 'It was not downloaded.',
    version: (number: number) => `version ${number}`,
    locked: 'locked by a password',
    held: 'under a legal hold',
    unread: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),
    opened: (date: string) => `Opened by us, ${date}`,
    notOpened: 'Not opened yet',
    openedByClient: (date: string) => `Opened, ${date}`,
    new: 'New',
    waitsForApproval: 'Needs your approval',
    /** What the staff reads in its place. */
    approvalAsked: 'With the client for approval',
    approved: (date: string) => `Approved, ${date}`,
    refused: (date: string) => `Not approved, ${date}`,
    staff: 'our office',
    formerMember: 'a former member',
  },
})
