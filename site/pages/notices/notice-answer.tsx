import { Badge } from '@anupalan/design-system/badge'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatDate, weekday, type IsoDate } from '@anupalan/server/compliance/ist'
import { answerBy, deadlineText, type Notice } from '@anupalan/server/compliance/notices'
import type { ReactNode } from 'react'
import { noticeDesks, whoAnswers } from '../../content/notice-desks.ts'
import { services } from '../../content/services.ts'
import * as css from './notices.css.ts'
import { noticesPage as words } from './words.ts'
import { Unbroken } from '../../ui/unbroken.tsx'

export interface NoticeAnswerProps {
  notice: Notice
  /** Day on which it was served; the last day to answer is shown with it. */
  served?: IsoDate | undefined
}

/** What a notice means, and how it is answered. */
export function NoticeAnswer({ notice, served }: NoticeAnswerProps) {
  const { field, meaning, papers, reply, ifMissed, law, section, former, verifiedOn } = notice
  const { name, role } = whoAnswers(field)
  const service = services.find(({ slug }) => slug === noticeDesks[field].service)!
  const by = served && answerBy(notice, served)
  return (
    <div className={css.answer}>
      <Text>{meaning}</Text>
      <dl className={css.parts}>
        <Row term={words.parts.deadline}>
          <strong>{deadlineText(notice)}</strong>
          {by && <div className={css.by}>{words.by(`${weekday(by)}, ${formatDate(by)}`)}</div>}
        </Row>
        <Row term={words.parts.papers}>
          <ul className={css.papers}>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </Row>
        <Row term={words.parts.reply}>{reply}</Row>
        <Row term={words.parts.ifMissed}>{ifMissed}</Row>
        <Row term={words.parts.who}>
          {words.who(name, role)} <Link href={service.href}>{words.service(service.name)}</Link>
        </Row>
        <Row term={words.parts.law}>
          {former === undefined ? words.of(section, law) : words.former(former, law, section)},{' '}
          <Unbroken text={words.checked(formatDate(verifiedOn))} />{' '}
          {needsConfirmation(notice) && <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>}
        </Row>
      </dl>
    </div>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.row}>
    <dt className={css.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
)
