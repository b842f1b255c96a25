/** Texts of the mail about an erasure. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { formatDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

export const erasureMailWords = inLocale({
  en: {
    /** Subjects are shown in notifications, so it has no name. */
    subject: 'The data of a client is erased',
    erased: (client: string, requestedOn: IsoDate) =>
      `We have erased the data of ${client}, as requested on ${formatDate(requestedOn)}. You no longer have access to this client.`,
    nothingKept: 'No law requires us to keep any of it.',
    kept: 'The law requires us to keep the papers of these years. We erase each of them when its time is over.',
    until: (until: IsoDate, law: string) => `Until ${formatDate(until)}\n${law}`,
    account: 'Your own account stays open. You can delete it on the account page.',
    wrong: 'If you did not expect this, please call us or reply to this mail.',
    link: 'Open my account',
    signature: 'Regards',
  },
})
