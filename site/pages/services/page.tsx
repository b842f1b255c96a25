import { Badge } from '@anupalan/design-system/badge'
import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate, formatDayMonth, weekday } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { billingWords, plansOf, type Plan } from '../../content/pricing.ts'
import type { LinkWords } from '../../content/prose.ts'
import type { ServicePageWords } from '../../content/service-pages/service-page.ts'
import { servicePageWords as words } from './words.ts'
import type { services } from '../../content/services.ts'
import type { DueDateRow } from '../../ui/days/due-dates.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { lastDay } from '../../ui/days/past-days.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Points } from '../../ui/page/points.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Questions } from '../../ui/page/questions.tsx'
import * as css from './services.css.ts'
import { ServiceDrawing } from '../../ui/service-drawing/service-drawing.tsx'
import { Slot } from '../../ui/slot/slot.tsx'
import { TalkToUs } from '../../ui/page/talk-to-us.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'

export interface ServiceContent {
  service: (typeof services)[number]
  words: ServicePageWords
  /** Articles on the service's subject. */
  articles: readonly LinkWords[]
  /** The statutory dates of its obligations. */
  dates: readonly DueDateRow[]
}

/** One service, in the order of a phone: what it is, its fee, its dates, then the work from papers to questions. */
export default function ServicePage({ content }: ContentPageProps<ServiceContent>) {
  const { service, words: own, articles, dates } = content
  const plans = plansOf(service.slug)
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <div className={css.head}>
            <PageHead above={words.breadcrumbs} name={service.name} heading={service.title} lead={own.lead}>
              <div className={layout.ways}>
                <Inline>
                  <ButtonLink href={`${words.book.meeting.href}?service=${service.slug}`}>
                    {words.book.meeting.label}
                  </ButtonLink>
                  <ButtonLink href={words.book.enquiry.href} variant="secondary">
                    {words.book.enquiry.label}
                  </ButtonLink>
                </Inline>
              </div>
            </PageHead>
            <Slot name={`service-image:${service.slug}`}>
              <ServiceDrawing slug={service.slug} />
            </Slot>
          </div>

          <div className={css.columns}>
            <div className={css.first}>
              <Part id="fee" heading={words.fee} surface="sheet">
                {plans.length > 0 ? <Fees plans={plans} /> : <Text tone="quiet">{words.quotation}</Text>}
                <Text size="small">
                  <strong>{words.turnaround}:</strong> {service.turnaround}.
                </Text>
              </Part>
              {dates.length > 0 && <Dates rows={dates} />}
            </div>

            <div className={css.main}>
              <Part id="suits" heading={words.suits}>
                <Points points={own.suits} />
                {own.suitsNot && (
                  <Text tone="quiet">
                    {own.suitsNot.text}
                    {own.suitsNot.link && (
                      <>
                        {' '}
                        <Link href={own.suitsNot.link.href}>{own.suitsNot.link.label}</Link>.
                      </>
                    )}
                  </Text>
                )}
              </Part>
              <Part id="done" heading={words.done}>
                <Points points={own.done} />
                <div className={css.apart}>
                  <Text weight="strong">{words.notIncluded}</Text>
                </div>
                <Points points={own.notIncluded} />
              </Part>
              <Part id="papers" heading={words.papers}>
                <dl className={layout.ruledList}>
                  {own.papers.map(({ name, why }) => (
                    <div key={name} className={css.paper}>
                      <Text as="dt" weight="strong">
                        {name}
                      </Text>
                      <Text as="dd" tone="quiet">
                        <Unbroken text={why} />
                      </Text>
                    </div>
                  ))}
                </dl>
                <Text size="small" tone="quiet">
                  {words.papersNote}
                </Text>
              </Part>
              <Part id="steps" heading={words.steps}>
                <Ledger labelledBy="steps" before="number">
                  {own.steps.map(({ title, detail, time }, at) => (
                    <LedgerRow
                      key={title}
                      start={at + 1}
                      title={title}
                      detail={<Unbroken text={detail} />}
                      end={
                        <Text as="span" size="small" tone="quiet">
                          {time}
                        </Text>
                      }
                    />
                  ))}
                </Ledger>
              </Part>
              <Part id="questions" heading={words.questions}>
                <Questions questions={own.questions} />
              </Part>
            </div>

            <div className={css.last}>
              <TalkToUs />
              <Links id="related" heading={words.related} links={own.related} />
              <Links id="articles" heading={words.articles} links={articles} />
            </div>
          </div>
        </Stack>
      </Container>
    </div>
  )
}

function Links({ id, heading, links }: { id: string; heading: string; links: readonly LinkWords[] }) {
  return (
    links.length > 0 && (
      <Part id={id} heading={heading}>
        <ul role="list" className={layout.ruledList}>
          {links.map(({ label, href }) => (
            <li key={href} className={layout.ruledRow}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Part>
    )
  )
}

function Fees({ plans }: { plans: readonly Plan[] }) {
  return (
    <>
      <dl className={layout.ruledList}>
        {plans.map(({ id, name, suits, fee, billing, isFrom }) => (
          <div key={id} className={css.plan}>
            <dt className={css.planName}>
              <Text as="div" weight="strong">
                {name}
              </Text>
              <Text as="div" size="small" tone="quiet">
                <Unbroken text={suits} />
              </Text>
            </dt>
            <dd className={css.fee}>
              {isFrom && `${words.from} `}
              {formatRupees(fee)} {billingWords[billing]}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="quiet">
        {words.feeNote} <Link href={words.feeLink.href}>{words.feeLink.label}</Link>
      </Text>
    </>
  )
}

/** The next dates: the document has those of a year, and CSS shows the first few that are not past. */
const Dates = ({ rows }: { rows: readonly DueDateRow[] }) => (
  <Ledger
    labelledBy="dates"
    heading={
      <Heading level={2} size="title" id="dates">
        {words.dates}
      </Heading>
    }
    footer={words.datesNote}
  >
    {rows.map(({ date, title, detail, statutoryDate, confirm }) => (
      <LedgerRow
        key={`${date} ${title}`}
        {...lastDay(date, builtOn)}
        start={<time dateTime={date}>{formatDayMonth(date)}</time>}
        startDetail={weekday(date)}
        title={title}
        detail={
          <Unbroken
            text={[detail, statutoryDate && words.extendedFrom(formatDate(statutoryDate))]
              .filter(Boolean)
              .join(', ')}
          />
        }
        end={confirm && <Badge tone="neutral">{words.confirm}</Badge>}
      />
    ))}
  </Ledger>
)
