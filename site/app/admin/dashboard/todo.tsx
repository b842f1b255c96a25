import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { Today } from '@anupalan/server/contract/dashboard/schema'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { screens } from '../../screens.ts'
import { screenHref } from './list-href.ts'
import { dashboardWords } from './words.ts'

const words = dashboardWords.todo

/** The clients of everybody, those with what is overdue first. */
const CLIENTS_BY_DATE = '/admin/clients?of=all&sort=due'

const UNANSWERED = '/admin/enquiries?status=new&order=oldest'

/** What waits for the staff, each with its list. */
export function Todo({ tasks, enquiries, applications, mails }: Omit<Today, 'at' | 'meetings'>) {
  const session = useSession()
  const mayDecide = authorize(screens['/admin/health'].access, session) === 'enter'
  const applicationsList = screenHref('/admin/applications')
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="to-be-done">
        {words.heading}
      </Heading>
      <Ledger labelledBy="to-be-done" before="number">
        <Row
          count={enquiries.unanswered}
          title={words.enquiries.title}
          href={UNANSWERED}
          detail={enquiriesDetail(enquiries)}
          badge={enquiries.late > 0 && words.enquiries.badge}
        />
        <Row
          count={tasks.overdue}
          title={words.overdue.title}
          href={CLIENTS_BY_DATE}
          detail={
            tasks.overdueSince === null
              ? words.overdue.none
              : words.overdue.since(formatDate(tasks.overdueSince))
          }
          badge={tasks.overdue > 0 && words.overdue.badge}
        />
        <Row
          count={tasks.today}
          title={words.due.title}
          href={CLIENTS_BY_DATE}
          detail={words.due.week(tasks.week)}
        />
        <Row
          count={applications.week}
          title={words.applications.title}
          href={applicationsList}
          detail={words.applications.week}
        />
        <Row
          count={mails.failed}
          title={words.mails.title}
          href={mayDecide ? '/admin/health' : undefined}
          detail={mails.failed === 0 ? words.mails.none : mayDecide ? words.mails.decide : words.mails.ask}
          badge={mails.failed > 0 && words.mails.badge}
        />
      </Ledger>
    </Stack>
  )
}

function enquiriesDetail({ unanswered, late, nextReplyBy }: Today['enquiries']): string | undefined {
  if (unanswered === 0) return words.enquiries.none
  const sentences = [
    late > 0 && words.enquiries.late(late),
    nextReplyBy !== null && words.enquiries.next(istMoment(nextReplyBy)),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

interface RowProps {
  count: number
  title: string
  /** Where its list is, if the caller may open it. */
  href: string | undefined
  detail: string | undefined
  /** What is urgent about it. */
  badge?: string | false
}

const Row = ({ count, title, href, detail, badge }: RowProps) => (
  <LedgerRow
    start={count.toLocaleString('en-IN')}
    title={href === undefined ? title : <Link href={href}>{title}</Link>}
    detail={detail}
    end={badge && <Badge tone="danger">{badge}</Badge>}
  />
)
