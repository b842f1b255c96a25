/** Texts of the mail about an erasure. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { formatDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

export const erasureMailWords = inLocale({
  en: {
    /** Subjects are shown in notifications, so it has no name. */
    subject: 'The data of a client is erased',
    erased: (client: string, requestedOn: IsoDate) =>
      `We have erased the data of ${client}, as was asked for on ${formatDate(requestedOn)}. Your access to this client has ended.`,
    nothingKept: 'No law makes us keep anything of it.',
    kept: 'The law makes us keep the papers of these years. Each is erased when its time is over.',
    until: (until: IsoDate, law: string) => `Until ${formatDate(until)}\n${law}`,
    account: 'Your own account stays. You can delete it on its page.',
    wrong: 'If you did not expect this, please call us or reply to this mail.',
    link: 'Open my account',
    signature: 'Regards',
  },
})
