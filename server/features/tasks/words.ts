/** Texts of the mails about tasks. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { formatDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

export const taskMailWords = inLocale({
  en: {
    digest: {
      subject: 'New tasks are waiting for you',
      text: 'We need something from you for these tasks. They are new since our last mail.',
    },
    reminder: {
      /** By the most urgent task of the mail. */
      subject: {
        late: 'A due date has passed',
        today: 'Due today',
        tomorrow: 'Due tomorrow',
        soon: 'Due within a week',
      },
      text: 'We need something from you for these tasks.',
    },
    /** The practice cannot see what was done on paper. */
    done: 'If you have already done it, please mark the task as done or tell us.',
    task: (title: string, dueOn: IsoDate | null) =>
      dueOn === null ? title : `${title}\nDue ${formatDate(dueOn)}`,
    more: (count: number) => `And ${count} more in the client portal.`,
    links: { tasks: 'Open my tasks', unsubscribe: 'Stop mails about tasks' },
    signature: 'Regards',
  },
})
