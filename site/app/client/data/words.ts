import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

const { retention } = firm

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Words of the screen on which a client’s data is taken away or erased. */
export const dataWords = inLocale({
  en: {
    heading: 'Data and erasure',
    copy: {
      heading: 'A copy of everything',
      text: (name: string) =>
        `Everything that we store for ${name}, with every version of every file, in one zip file. It has a page to read, and the same data for programs. It may be large: keep this page open until it is saved.`,
      recorded: 'Each file then shows that you downloaded it.',
      download: 'Download everything',
      limited: 'Only members with full access can download everything.',
      readonly: 'Your role cannot download everything.',
    },
    kept: {
      heading: 'What the law makes us keep',
      text: 'For each year, until the date shown. Everything else is erased as soon as an erasure is confirmed.',
      none: 'No law makes us keep any of this data.',
      count: (documents: number, returns: number) =>
        [
          documents > 0 && counted(documents, 'document', 'documents'),
          returns > 0 && counted(returns, 'filed return', 'filed returns'),
        ]
          .filter(Boolean)
          .join(', '),
      /** Of a law whose reading is not certain. */
      confirm: 'we check this before we erase',
      notLoaded: 'What is kept, and whether erasure was asked for, could not be loaded.',
    },
    erasure: {
      heading: 'Erasure',
      text: (name: string) =>
        `You can ask us to erase the data of ${name}. Two of us check the request one after another, and decide within 30 days. Until then you can withdraw it.`,
      held: {
        title: 'Nothing is erased now: there is a legal hold.',
        text: 'It means that a notice, an audit or a court case can need these papers, so we must keep them until it ends. You can ask for erasure now, and we act on it then.',
        /** To the client, between the hold and the ways to ask about it. */
        ask: 'If you have a question about it, please call',
        /** Between the two ways. */
        or: 'or write to',
      },
      ofClient: 'The client has not asked for erasure.',
      limited: 'Only members with full access can ask for it.',
      ask: 'Ask for erasure',
      /** Names of what is done, true before and after it. */
      steps: { requested: 'Request', prepared: 'Check', confirmed: 'Erasure' },
      requestedBy: (name: string, day: string) => `${name} asked for it on ${day}.`,
      /** Who it was, once the account is erased. */
      formerMember: 'A former member',
      staff: 'One of us',
      requested: (day: string) => `We check what must be kept, and decide by ${day}.`,
      prepared: (name: string, day: string) =>
        `${name} has checked it on ${day}. As soon as another of us confirms it, the data is erased, and the access of every member ends.`,
      confirmed: (day: string) =>
        `Erased on ${day}. What the law makes us keep is erased when its time is over.`,
      withdraw: 'Withdraw the request',
      withdrawing: 'Withdrawing…',
      withdrawn: 'Request withdrawn. Nothing is erased.',
      notWithdrawn: 'The request was not withdrawn.',
      asked: 'We have your request for erasure.',
    },
    question: {
      title: (client: string) => `Ask us to erase the data of ${client}?`,
      description: 'Once we confirm it, it cannot be undone. Download a copy first if you may need one.',
      effects: (hasKept: boolean) => [
        {
          term: 'What is erased',
          text: hasKept
            ? 'Comments, activity, requests and tasks at once, and all documents that no law makes us keep.'
            : 'All documents, tasks, comments, requests and activity at once, and the client itself.',
        },
        ...(hasKept
          ? [
              {
                term: 'What stays',
                text: 'The years listed on this page, each until its day. Papers under an audit, a notice or an appeal may have to stay longer.',
              },
            ]
          : []),
        {
          term: 'Who loses access',
          text: 'Every member, when it is confirmed. Each gets a mail about it.',
        },
        {
          term: 'Backups',
          text: `They have the data for ${retention.backupDays} more days. Nobody reads them.`,
        },
      ],
      submit: 'Ask for erasure',
      submitting: 'Asking…',
      cancel: 'Cancel',
      failed: 'Erasure was not asked for.',
    },
  },
})
