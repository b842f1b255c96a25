import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import { feesAsOf, plans, plansOf } from '../../content/pricing.ts'
import { services } from '../../content/services.ts'
import { estimateWords, pricingPage as words } from './words.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Questions } from '../../ui/page/questions.tsx'
import { TalkToUs } from '../../ui/page/talk-to-us.tsx'
import { Island } from '../../islands/island.tsx'
import { Slot } from '../../ui/slot/slot.tsx'
import Estimator from './estimator.island.tsx'
import FeesAsOf from './fees-as-of.slot.tsx'
import { GstOnFees } from './gst-on-fees.tsx'
import Plans from './plans.island.tsx'
import * as css from './pricing.css.ts'

/** The services, then the parts below them. */
const contents = [
  ...services
    .filter(({ slug }) => plansOf(slug).length > 0)
    .map(({ slug, name }) => ({ label: name, href: `#${slug}` })),
  { label: words.gst.heading, href: '#gst' },
  { label: words.contents.estimate, href: '#estimate' },
  { label: words.contents.questions, href: '#questions' },
]

const quotation = (
  <Stack align="start">
    <Text>{words.quotation.plans}</Text>
    <ButtonLink href={words.quotation.action.href}>{words.quotation.action.label}</ButtonLink>
  </Stack>
)

/** The fees of each service, the estimator and questions about fees. */
export default function PricingPage() {
  const hasPlans = plans.length > 0
  return (
    <div className={layout.page}>
      <Container>
        <div className={css.parts}>
          <PageHead
            above={words.above}
            heading={words.heading}
            lead={
              hasPlans ? (
                <>
                  {words.lead}{' '}
                  <Slot name="fees-as-of">
                    <FeesAsOf date={feesAsOf} day={formatDate(feesAsOf)} />
                  </Slot>
                </>
              ) : (
                words.lead
              )
            }
          >
            <div className={layout.ways}>
              <Inline>
                {hasPlans && (
                  <ButtonLink href={words.actions.estimate.href}>{words.actions.estimate.label}</ButtonLink>
                )}
                <ButtonLink href={words.actions.meeting.href} variant={hasPlans ? 'secondary' : undefined}>
                  {words.actions.meeting.label}
                </ButtonLink>
              </Inline>
            </div>
            {hasPlans && (
              <nav aria-label={words.contents.label}>
                <ul role="list" className={css.contents}>
                  {contents.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </PageHead>
          <Part id="plans" heading={words.plans.heading} size="heading">
            {hasPlans ? <Island of={Plans} when="visible" /> : quotation}
          </Part>
          <Part id="gst" heading={words.gst.heading} size="heading">
            <GstOnFees />
          </Part>
          <Part id="estimate" heading={estimateWords.heading} size="heading">
            {hasPlans ? (
              <>
                <Text>{estimateWords.text}</Text>
                <Island of={Estimator} when="visible" />
              </>
            ) : (
              <Text>{words.quotation.estimate}</Text>
            )}
          </Part>
          <div className={css.lastColumns}>
            <Part id="questions" heading={words.questions.heading} size="heading">
              <Questions questions={words.questions.items} />
            </Part>
            <TalkToUs />
          </div>
        </div>
      </Container>
    </div>
  )
}
