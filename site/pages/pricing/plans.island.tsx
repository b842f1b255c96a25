import { Disclosure } from '@anupalan/design-system/disclosure'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { shareOf } from '@anupalan/server/compliance/money'
import { useState } from 'react'
import {
  billingWords,
  GST_ON_FEES,
  MONTHS_PAID_YEARLY,
  plans,
  plansOf,
  type Plan,
} from '../../content/pricing.ts'
import { pricingPage } from './words.ts'
import { services } from '../../content/services.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import * as css from './pricing.css.ts'

const { plans: words } = pricingPage
const { label, options, description } = words.pay
/** Payment of monthly plans. */
type Pay = keyof typeof options

/** Every plan by service. The payment of monthly plans determines which of their two fees is first. */
export default function Plans() {
  const [pay, setPay] = useState<Pay>('month')
  return (
    <Stack gap="md">
      <div className={css.pay}>
        <RadioGroup
          label={label}
          description={description}
          variant="segmented"
          value={pay}
          onChange={(chosen) => setPay(chosen === 'year' ? 'year' : 'month')}
          options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
        />
      </div>
      <div className={css.withoutScript}>
        <Text size="small" tone="quiet">
          {description}
        </Text>
      </div>
      {services
        .filter(({ slug }) => plansOf(slug).length > 0)
        .map(({ slug, href, title }) => (
          <section key={slug} aria-labelledby={slug} className={css.service}>
            <Heading level={3} id={slug} tabIndex={-1}>
              <Link href={href} variant="strong">
                {title}
              </Link>
            </Heading>
            <ul role="list" className={css.plans}>
              {plansOf(slug).map((plan) => (
                <PlanSheet key={plan.id} plan={plan} pay={pay} />
              ))}
            </ul>
          </section>
        ))}
      <Disclosure summary={words.included}>
        <div className={css.included}>
          {plans.map((plan) => (
            <Included key={plan.id} plan={plan} />
          ))}
        </div>
      </Disclosure>
      {plans.some(({ sample }) => sample) && (
        <Text size="small" tone="quiet">
          {words.sample}
        </Text>
      )}
    </Stack>
  )
}

function PlanSheet({ plan, pay }: { plan: Plan; pay: Pay }) {
  const { name, suits, fee, billing, isFrom } = plan
  const atOnce = MONTHS_PAID_YEARLY * fee
  const isMonthly = billing === 'month'
  const isAtOnce = isMonthly && pay === 'year'
  const due = isAtOnce ? atOnce : fee
  const tax = shareOf(due, GST_ON_FEES)
  return (
    <li className={css.plan}>
      <div className={css.planLine}>
        <Heading level={4} size="label">
          {name}
        </Heading>
        <p className={css.fee}>
          {isFrom && <span className={css.per}>{words.from}</span>} {formatRupees(due)}{' '}
          <span className={css.per}>{isAtOnce ? words.yearAtOnce : billingWords[billing]}</span>
        </p>
      </div>
      <Text size="small" tone="quiet">
        <Unbroken text={suits} />
      </Text>
      <div className={css.planLine}>
        <Text size="small" tone="quiet" figures>
          {words.withGst(formatRupees(tax), formatRupees(due + tax))}
        </Text>
        {isMonthly && (
          <Text size="small" tone="quiet" figures>
            {isAtOnce ? words.insteadOf(formatRupees(12 * fee)) : words.orYear(formatRupees(atOnce))}
          </Text>
        )}
      </div>
    </li>
  )
}

/** What a plan includes. */
const Included = ({ plan: { name, includes } }: { plan: Plan }) => (
  <div>
    <Text size="small" weight="strong">
      {name}
    </Text>
    <ul role="list">
      {includes.map((point) => (
        <li key={point}>
          <Text as="span" size="small">
            <Unbroken text={point} />
          </Text>
        </li>
      ))}
    </ul>
  </div>
)
