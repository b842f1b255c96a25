import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the line above the header. */
export const announcementWords = inLocale({ en: { label: 'Announcement' } })
