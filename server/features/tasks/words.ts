/** Texts of the mails about tasks and requests. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { formatDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

export const taskMailWords = inLocale({
  en: {
    digest: {
      subjects: {
        tasks: 'New tasks are waiting for you',
        /** With a request for documents among them. */
        requests: 'We need documents from you',
      },
      text: 'We need something from you for these. They are new since our last mail.',
    },
    reminder: {
      /** By the most urgent task of the mail. */
      subject: {
        late: 'A due date has passed',
        today: 'Due today',
        tomorrow: 'Due tomorrow',
        soon: 'Due within a week',
      },
      text: 'We need something from you for these.',
    },
    /** The practice cannot see what was done on paper. */
    done: 'If you have already done it, please mark it as done or tell us.',
    item: (title: string, dueOn: IsoDate | null) =>
      dueOn === null ? title : `${title}\nDue ${formatDate(dueOn)}`,
    more: (count: number) => `And ${count} more in the client portal.`,
    links: { task: 'Open my tasks', request: 'Send documents', unsubscribe: 'Stop these mails' },
    signature: 'Regards',
  },
})
